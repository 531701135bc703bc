import { BASE_PLAN, type PlanFilter, type PlanRows } from './lanes';

/** What a filter leaves out, in words; empty where it leaves out nothing. */
export function filterNote(
  { person, category, status, hidden }: PlanFilter,
  { categories, scenarios }: Pick<PlanRows, 'categories' | 'scenarios'>, personName: (id: string) => string,
): string {
  const titleOf = (rows: readonly { id: string; title: string }[], id: string) => rows.find((row) => row.id === id)?.title ?? '';
  const only = [
    category !== null && (category === '' ? 'no category' : titleOf(categories, category)),
    person !== null && personName(person), status !== null && (status === 'ACHIEVED' ? 'achieved' : 'in progress'),
  ].filter((part) => part !== false && part !== '');
  const off = hidden.map((id) => (id === BASE_PLAN ? 'Base plan' : titleOf(scenarios, id))).filter(Boolean);
  return [only.length > 0 && `Only ${only.join(', ')}`, off.length > 0 && `Without ${off.join(', ')}`].filter(Boolean).join('. ');
}
