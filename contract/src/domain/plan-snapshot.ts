import type { ClaimStatus, EvidenceStrength } from './evidence';

/** One number of a row; `unit` is a currency. */
export interface Figure { rowId: string; label: string; field: string; value: string; unit: string | null }

/** What a snapshot keeps of a module. */
export interface ModuleFacts {
  key: string;
  isDone: boolean;
  /** Of its assumption: null while there is none. */
  status: ClaimStatus | null;
  strength: EvidenceStrength;
  /** How many rows it has. */
  rows: number;
  figures: readonly Figure[];
}

/** A lean picture of a plan: what was done, how many rows there were, the figures in them, and what was thought of the assumptions. */
export interface PlanFacts { modules: readonly ModuleFacts[] }

/** One thing that differs; null where there was nothing, or is nothing any more. */
export interface Difference {
  what: 'done' | 'status' | 'strength' | 'rows' | 'figure';
  /** Of a figure: the name of its row and of the field. */
  label: string | null;
  field: string | null;
  before: string | null;
  after: string | null;
  unit: string | null;
}
export interface ModuleDifferences { key: string; differences: readonly Difference[] }

type Facts = Omit<ModuleFacts, 'key'>;
const NOTHING: Facts = { isDone: false, status: null, strength: 'NONE', rows: 0, figures: [] };

/** What two snapshots say differently, module by module in their order; a module that says the same is left out. */
export function comparePlans(before: readonly ModuleFacts[], after: readonly ModuleFacts[]): ModuleDifferences[] {
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const find = (modules: readonly ModuleFacts[]) => modules.find((module) => module.key === key) ?? NOTHING;
    const differences = compareModules(find(before), find(after));
    return differences.length > 0 ? [{ key, differences }] : [];
  });
}

function compareModules(before: Facts, after: Facts): Difference[] {
  const plain = { label: null, field: null, unit: null };
  const all: Difference[] = [
    { ...plain, what: 'done', before: String(before.isDone), after: String(after.isDone) },
    { ...plain, what: 'status', before: before.status, after: after.status },
    { ...plain, what: 'strength', before: before.strength, after: after.strength },
    { ...plain, what: 'rows', before: String(before.rows), after: String(after.rows) },
    ...compareFigures(before.figures, after.figures),
  ];
  return all.filter((each) => each.before !== each.after);
}

function compareFigures(before: readonly Figure[], after: readonly Figure[]): Difference[] {
  const nameOf = ({ rowId, field }: Figure) => `${rowId}/${field}`;
  const [then, now] = [new Map(before.map((each) => [nameOf(each), each])), new Map(after.map((each) => [nameOf(each), each]))];
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const [was, is] = [then.get(name), now.get(name)];
    const shown = is ?? was;
    // The same number of another currency is another figure.
    if (was && is && was.unit !== is.unit) return [difference(was, was, undefined), difference(is, undefined, is)];
    return shown ? [difference(shown, was, is)] : [];
  });
}

const difference = ({ label, field, unit }: Figure, was: Figure | undefined, is: Figure | undefined): Difference => (
  { what: 'figure', label, field, unit, before: was?.value ?? null, after: is?.value ?? null }
);
