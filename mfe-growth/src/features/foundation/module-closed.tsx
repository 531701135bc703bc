import { Button, EmptyState, H2, Text } from '@heartwood/shared-ui';
import { MODULE_COUNT, openToday } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useGrowth } from '../../module/growth-context';

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
const Pieces = styled.span`display: flex; gap: 5px; & > i { width: 12px; height: 28px; border: 2px solid var(--hollow); border-radius: 4px; }`;

export interface LockedNoticeProps {
  planName: string;
  label: string;
  /** The owner's name: whom to ask who cannot upgrade. */
  owner: string;
}

/** The plan in force does not open the module. What was written stays readable below. */
export function LockedNotice({ planName, label, owner }: LockedNoticeProps) {
  const shell = useShell();
  const { isManager } = useGrowth();
  return (
    <Card aria-label="Locked by your plan">
      <Pieces aria-hidden="true"><i /><i /><i /><i /></Pieces>
      <H2>Your plan is {planName}. This module is still hollow for you.</H2>
      <Text as="p" size="dense" tone="2" style={{ maxWidth: 520 }}>
        {isManager ? `Upgrade to open ${label}.` : `Ask ${owner} or an admin to upgrade: that opens ${label}.`} Free companies can
        reach {openToday('Free')} of {MODULE_COUNT}. Anything written here during a trial stays and is readable.
      </Text>
      {isManager ? <Button variant="primary" onClick={() => shell.events.emit('plan/upgrade', {})}>Upgrade to open</Button> : null}
    </Card>
  );
}

/** The module is shown to chosen members only, and the viewer is none of them. */
export function HiddenNotice({ label, owner }: { label: string; owner: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="Access Denied." text={`${label} is shown to chosen members only. Ask ${owner} or an admin to show it to you.`}
      action={<Button onClick={() => void navigate('/')}>Back to the plan</Button>}
    />
  );
}
