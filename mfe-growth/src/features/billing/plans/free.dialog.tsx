import { sentenceOf } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { MODULE_COUNT, openModules, SEATS } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Modal } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { callBilling } from '../billing-calls';
import { useBilling } from '../billing-context';
import { dayAndMonth } from '../words/days';

const Table = styled.table`
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :is(th, td) { padding: 10px 0; font-weight: 450; text-align: right; }
  & thead th { padding-top: 0; color: var(--text-3); font-size: 12px; }
  & tbody th { text-align: left; font-weight: var(--fw-medium); }
  & tbody td { color: var(--text-2); }
  & tbody td + td { color: var(--text); font-weight: var(--fw-semi); }
  & tbody tr { border-top: 1px solid var(--border); }
`;

/** What changes with Free, and from which day on; nothing before. */
export function FreeDialog({ onClose }: { onClose: () => void }) {
  const { standing, plans, reload } = useBilling();
  const { companyId, companyName } = useCompany();
  const shell = useShell();
  const [isBusy, setBusy] = useState(false);
  const { plan, endsAt } = standing;
  const day = endsAt === null ? null : dayAndMonth(endsAt);
  const seats = (name: typeof plan): string => `${SEATS[name].maxTeam}, ${SEATS[name].maxAdvisory}`;
  const credits = (name: typeof plan): number => plans.find((one) => one.name === name)?.credits ?? 0;
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await callBilling(shell, companyId, '/cancel', {});
      reload();
      shell.toast({
        title: day === null ? 'Free comes next' : `Free from ${day}`, text: `${companyName} keeps everything you wrote.`, status: 'success',
      });
      onClose();
    } catch (error) {
      shell.toast({ title: 'An error occurred.', text: `Your plan was not changed. ${sentenceOf(error)}`, status: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open onClose={onClose} title={day === null ? 'Switch to Free?' : `Switch to Free on ${day}?`}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Stay on {plan}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void leave()}>Switch to Free</Button>
        </>
      )}
    >
      You keep everything you wrote. From that day:
      <Table>
        <thead><tr><td /><th scope="col">{plan}</th><th scope="col">Free</th></tr></thead>
        <tbody>
          <tr><th scope="row">Modules open</th><td>{Math.min(MODULE_COUNT, openModules(plan))}</td><td>{openModules('Free')}</td></tr>
          <tr><th scope="row">Team, advisors</th><td>{seats(plan)}</td><td>{seats('Free')}</td></tr>
          <tr><th scope="row">Credits a month</th><td>{credits(plan)}</td><td>{credits('Free')}</td></tr>
        </tbody>
      </Table>
    </Modal>
  );
}
