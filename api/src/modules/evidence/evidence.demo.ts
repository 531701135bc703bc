import { evidenceStrength, MODULES, type ModuleFacts } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import type { DemoModule } from '../growth';
import { planSnapshot } from './evidence.table';
import { mondayOf } from './find-snapshots.job';

/** A figure of the plan as it was that many weeks ago, and from then on until it is another. */
export interface DemoFigure { key: string; label: string; field: string; unit: string; weeks: Readonly<Record<number, string>> }

interface DemoSnapshots {
  companyId: string;
  modules: Readonly<Record<string, DemoModule<unknown>>>;
  figures: readonly DemoFigure[];
  now: Date;
}

/** Writes a snapshot for each week since a figure first said something. */
export async function writeDemoSnapshots(tx: Db, { companyId, modules, figures, now }: DemoSnapshots): Promise<void> {
  const first = Math.max(-1, ...figures.flatMap((each) => Object.keys(each.weeks).map(Number)));
  const rows = Array.from({ length: first + 1 }, (_, ago) => ({
    companyId, week: mondayOf(daysFrom(now, -7 * ago)),
    facts: { modules: MODULES.map((module) => factsOf(module, modules[module.key] ?? {}, figures, ago)) },
  }));
  if (rows.length > 0) await tx.insert(planSnapshot).values(rows);
}

/** What a module said then, as far as its days tell; what follows from records was so from the beginning. */
function factsOf(
  { key, completion }: (typeof MODULES)[number], written: DemoModule<unknown>, figures: readonly DemoFigure[], ago: number,
): ModuleFacts {
  const { assumption, assumptionData, evidence = [], doneDaysAgo = completion === 'derived' ? Infinity : -1 } = written;
  const known = evidence.filter(({ daysAgo }) => daysAgo >= 7 * ago);
  const own = figures.filter((each) => each.key === key).flatMap(({ label, field, unit, weeks }) => {
    const since = Math.min(...Object.keys(weeks).map(Number).filter((week) => week >= ago));
    const value = weeks[since];
    return value === undefined ? [] : [{ rowId: label, label, field, unit, value }];
  });
  return {
    key, isDone: doneDaysAgo >= 7 * ago,
    status: assumption ? (known.length > 0 ? assumptionData?.status ?? 'TO_TEST' : 'TO_TEST') : null,
    strength: evidenceStrength(known), rows: own.length, figures: own,
  };
}
