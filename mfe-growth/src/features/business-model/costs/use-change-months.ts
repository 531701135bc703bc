import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { useCallback } from 'react';
import { UpdateCostsDocument, type CostFieldsFragment as Cost, type CostInput } from '../../../generated/graphql';
import { useCommand } from '../../../module/command';
import { changedSeries, type RangeChange } from './cost-range';

interface ChangeMonths {
  costs: readonly Cost[];
  /** One after another, 2026-05. */
  months: readonly string[];
  change: RangeChange;
  /** The first month that is planned. */
  since: string;
}

/** Changes months of several costs together, all or none; one undo takes all of it back. Resolves to whether it is done. */
export function useChangeMonths(): (what: ChangeMonths) => Promise<boolean> {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return useCallback(async ({ costs, months, change, since }) => {
    const send = (rows: CostInput[], doing: string) => run(UpdateCostsDocument, 'updateCosts', { companyId, rows }, { doing });
    const { ok } = await send(
      costs.map((cost) => ({ id: cost.id, baseRevision: cost.revision, valueArray: sent(changedSeries(cost, months, change, since)) })),
      'saving the months',
    );
    const before = () => costs.map(({ id, value, valueArray }) => ({ id, value, valueArray: sent(valueArray) }));
    const count = months.length * costs.length;
    if (ok && count > 1) {
      shell.toast({
        title: `${count} months were changed`, status: 'success',
        action: { label: 'Undo', run: () => void send(before(), 'taking the months back') },
      });
    }
    return ok;
  }, [run, shell, companyId]);
}

const sent = (series: readonly { month: string; value: string }[]) => series.map(({ month, value }) => ({ month, value }));
