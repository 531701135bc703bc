import { EmptyState, H2, Text } from '@heartwood/shared-ui';
import { MODULES } from '@heartwood/contract/domain';
import styled from 'styled-components';

const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  padding: 28px;
  border: 1.25px dashed var(--hollow);
  border-radius: var(--r-3);
`;
const Pieces = styled.span`display: flex; gap: 5px; & > i { width: 12px; height: 28px; border: 2px solid var(--hollow); border-radius: 4px; }`;

const FREE_MODULES = MODULES.filter(({ plan }) => plan === 'all').length;

/** The plan in force does not open the module. What was written stays readable below. */
export function LockedNotice({ planName, label }: { planName: string; label: string }) {
  return (
    <Card aria-label="Locked by your plan">
      <Pieces aria-hidden="true"><i /><i /><i /><i /></Pieces>
      <H2>Your plan is {planName}. This module is still hollow for you.</H2>
      <Text as="p" size="dense" tone="2" style={{ maxWidth: 520 }}>
        Upgrade to open {label}. Free companies can reach {FREE_MODULES} of {MODULES.length}. Anything written here during a trial stays and is readable.
      </Text>
    </Card>
  );
}

/** The module is shown to chosen members only, and the viewer is none of them. */
export function HiddenNotice() {
  return <EmptyState title="Access Denied." text="This module is shown to chosen members only. Ask the owner or an admin to show it to you." />;
}
