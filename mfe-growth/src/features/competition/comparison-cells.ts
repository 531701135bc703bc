import { COMPARISON_FIELDS, type ComparisonField } from '@heartwood/contract/domain';
import type { CompetitorFieldsFragment as Competitor } from '../../generated/graphql';

/** The own company first, then the others in their order. */
export function inOrder(competitors: readonly Competitor[]): Competitor[] {
  return [...competitors].sort((a, b) => Number(b.isSelf) - Number(a.isSelf) || a.position - b.position || a.id.localeCompare(b.id));
}

/** The rows of the table, without those that the company hides. */
export function shownFields(hidden: readonly string[]): readonly (readonly [ComparisonField, string])[] {
  return COMPARISON_FIELDS.filter(([field]) => !hidden.includes(field));
}

/** Whether there is such a cell: the own company has no importance level. */
export const hasCell = ({ isSelf }: Pick<Competitor, 'isSelf'>, field: ComparisonField) => !(isSelf && field === 'importanceLevel');

export function isEmptyCell(competitor: Competitor, field: ComparisonField): boolean {
  const value = competitor[field];
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What the table comes to, as a sentence: "4 alternatives. 1 cell is empty: your own key takeaway." */
export function comparisonWords(competitors: readonly Competitor[], hidden: readonly string[]): string | null {
  const others = competitors.filter(({ isSelf }) => !isSelf);
  if (others.length === 0) return null;
  const empty = competitors.flatMap((each) => (
    shownFields(hidden).filter(([field]) => hasCell(each, field) && isEmptyCell(each, field)).map(([, label]) => ({ of: each, label }))
  ));
  const alternatives = `${others.length} ${others.length === 1 ? 'alternative' : 'alternatives'}.`;
  const [first] = empty;
  if (first === undefined) return `${alternatives} Every cell is filled.`;
  if (empty.length > 1) return `${alternatives} ${empty.length} cells are empty.`;
  const label = first.label.toLowerCase();
  return `${alternatives} 1 cell is empty: ${first.of.isSelf ? `your own ${label}` : `the ${label} of ${first.of.name}`}.`;
}
