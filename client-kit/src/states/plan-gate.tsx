import { useShell } from '@heartwood/contract/kit';
import { Button, H2, Text } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCompany } from '../company';

const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  padding: 28px;
  border: 1.25px dashed var(--hollow);
  border-radius: var(--r-3);
  & > button { margin-top: 8px; }
`;
const Pieces = styled.span`
  display: flex;
  gap: 5px;
  & > i { width: 12px; height: 28px; border: 2px solid var(--hollow); border-radius: 4px; }
`;

export interface PlanGateProps {
  title: string;
  /** What an upgrade would open. */
  label: string;
  /** The owner's name: whom to ask who cannot upgrade. */
  owner: string;
  /** What else there is to know. */
  children: ReactNode;
}

/** The plan in force does not open this: what would, and for who may, the way there. */
export function PlanGate({ title, label, owner, children }: PlanGateProps) {
  const shell = useShell();
  const { isManager } = useCompany();
  return (
    <Card aria-label="Locked by your plan">
      <Pieces aria-hidden="true"><i /><i /><i /><i /></Pieces>
      <H2>{title}</H2>
      <Text as="p" size="dense" tone="2" style={{ maxWidth: 520 }}>
        {isManager ? `Upgrade to open ${label}.` : `Ask ${owner} or an admin to upgrade: that opens ${label}.`} {children}
      </Text>
      {isManager ? (
        <Button variant="primary" onClick={() => shell.events.emit('plan/upgrade', { feature: label })}>Upgrade to open</Button>
      ) : null}
    </Card>
  );
}
