import { showFailure } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import type { CostSeries } from '@heartwood/contract/numbers';
import { useShell } from '@heartwood/contract/kit';
import { useCallback, useEffect, useRef } from 'react';
import { UpdateCostsDocument, type CostFieldsFragment as Cost, type CostInput } from '../../../generated/graphql';
import { useCommand } from '../../../module/command';
import { changedSeries, isWrittenSince, takenBack, type RangeChange } from './cost-range';

interface ChangeMonths {
  costs: readonly Cost[];
  /** One after another, 2026-05. */
  months: readonly string[];
  change: RangeChange;
  /** The first month that is planned. */
  since: string;
}

/** How often a change is made anew because somebody was faster. */
const MOST_TRIES = 4;

type Series = Pick<CostSeries, 'value' | 'valueArray'>;
const CONFLICT = 'CONFLICT';

/**
 * Changes months of several costs together, all or none; what somebody else has written in other months of them meanwhile stays. One undo
 * takes all of it back, and nothing else. Resolves to whether it is done.
 * @param all the costs as they are now
 */
export function useChangeMonths(all: readonly Cost[]): (what: ChangeMonths) => Promise<boolean> {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  }, [all]);
  return useCallback(async ({ costs, months, change, since }) => {
    /** @returns what was written, and in place of what; null: it was not */
    const write = async (
      rows: readonly Cost[], next: (row: Cost) => Partial<Series> | null, doing: string, tries = 1,
    ): Promise<Written[] | null> => {
      const written = rows.flatMap((row) => {
        const series = next(row);
        return series ? [{ before: row, after: series }] : [];
      });
      const sent = written.map(({ before: { id, revision }, after: { value, valueArray = [] } }): CostInput => (
        { id, baseRevision: revision, ...(value !== undefined && { value }), valueArray: plain(valueArray) }
      ));
      if (sent.length === 0) return [];
      const answer = await run(UpdateCostsDocument, 'updateCosts', { companyId, rows: sent }, { doing, quiet: [CONFLICT] });
      if (answer.ok) return written;
      if (answer.code !== CONFLICT) return null;
      const now = new Map((answer.payload?.rows ?? []).map((row) => [row.id, row]));
      const isClear = written.every(({ before }) => {
        const row = now.get(before.id);
        return row !== undefined && (doing !== SAVING || !isWrittenSince(before, row, months, change, since));
      });
      if (isClear && tries < MOST_TRIES) return write(rows.map((row) => now.get(row.id) ?? row), next, doing, tries + 1);
      showFailure(shell, answer, doing);
      return null;
    };
    const written = await write(costs, (row) => ofSeries(changedSeries(row, months, change, since)), SAVING);
    const count = months.length * costs.length;
    if (written && (count > 1 || written.some(({ after }) => after.valueArray?.length === 0))) {
      const undo = () => write(
        latest.current.filter(({ id }) => written.some(({ before }) => before.id === id)),
        (row) => {
          const mine = written.find(({ before }) => before.id === row.id);
          return mine ? takenBack(row, mine.before, mine.after.valueArray ?? [], since) : null;
        },
        'taking the months back',
      );
      shell.toast({
        title: count === 1 ? 'The month was cleared' : `${count} months were changed`, status: 'success',
        action: { label: 'Undo', run: () => void undo() },
      });
    }
    return written !== null;
  }, [run, shell, companyId]);
}

interface Written { before: Cost; after: Partial<Series> }

const SAVING = 'saving the months';

/** A cost of which no month says anything is nothing in all of them. */
const ofSeries = (valueArray: Series['valueArray']): Partial<Series> => (
  valueArray.length === 0 ? { value: '0', valueArray } : { valueArray }
);

const plain = (series: readonly { month: string; value: string }[]) => series.map(({ month, value }) => ({ month, value }));
