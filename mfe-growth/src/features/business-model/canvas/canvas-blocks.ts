import { ESSENCES, FREQUENCIES, personName, PLAN_LEVELS, REVENUE_TYPES, type RevenueFrequency } from '@heartwood/contract/domain';
import { costInMonth, formatAmount } from '@heartwood/contract/numbers';
import { plainText } from '@heartwood/shared-ui/rich-text';
import { namesOf, wordFor } from '../../../area-page/open-rows/row-words';
import { byPosition, type Positioned } from '../../../area-page/rows/row-position';
import type { ModuleContentFragment } from '../../../generated/graphql';
import type { BusinessModelKey } from '../bodies';
import type { BusinessModelArea } from '../business-model-area';

/** A row as its block shows it. */
export interface CanvasEntry {
  id: string;
  name: string;
  detail: string;
  /** The customer segment that it is or serves, by its place: each has a colour. */
  segment: number | null;
}

export interface CanvasBlock {
  key: BusinessModelKey;
  /** Its name in the grid. */
  place: string;
  label: string;
  /** What one row is called; null for what is a text. */
  noun: string | null;
  /** Its name where there is little room. */
  short: string;
  entries: readonly CanvasEntry[];
  /** Rows that are linked to others; the rest opens at once. */
  isLinked: boolean;
}

const EACH: Readonly<Record<RevenueFrequency, string>> = {
  PER_UNIT: '', ONCE: ', once', DAILY: ' / day', WEEKLY: ' / week', MONTHLY: ' / month', QUARTERLY: ' / quarter', YEARLY: ' / year',
};

/** "€89 per shop / month", "€0.21 per crate trip". */
function priceWords({ value, currency, frequency, unit }: BusinessModelArea['revenues'][number]): string {
  const per = unit ? ` per ${unit}` : frequency === 'PER_UNIT' ? ` ${wordFor(FREQUENCIES, frequency).toLowerCase()}` : '';
  return `${formatAmount(value, currency, { most: 4 })}${per}${EACH[frequency]}`;
}

const words = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/**
 * The nine blocks, in the order in which they are read.
 * @param month the present one, 2026-05
 */
export function canvasBlocks(area: BusinessModelArea, month: string): CanvasBlock[] {
  const { modules, framework, customers, channels, keyActivities, keyResources, keyPartners, revenues, costs } = area;
  const first = (id: string | null | undefined) => (
    framework.people.map(({ person }) => person).filter((person) => person.id === id).map((person) => personName(person).split(' ')[0])[0]
  );
  const segments = byPosition(customers).map(({ id }) => id);
  const segmentOf = (id: string | null | undefined) => (id && segments.includes(id) ? segments.indexOf(id) : null);
  const entries = <Row extends Positioned>(rows: readonly Row[], of: (row: Row) => Omit<CanvasEntry, 'id' | 'segment'>): CanvasEntry[] => (
    byPosition(rows).map((row) => ({ id: row.id, segment: null, ...of(row) }))
  );
  const lines = (key: BusinessModelKey): CanvasEntry[] => (
    plainText(modules.find((module) => module.key === key)?.description ?? []).split('\n').filter((line) => line.trim() !== '')
      .map((name, index) => ({ id: `${key}-${index}`, name, detail: '', segment: null }))
  );
  const linked = { isLinked: true };
  const alone = { isLinked: false };
  return [
    { key: 'keyPartners', place: 'kp', label: 'Key partners', short: 'Partners', noun: 'partner', ...linked,
      entries: entries(keyPartners, ({ name, type, essence }) => (
        { name, detail: words(type, wordFor(ESSENCES, essence).toLowerCase()) }
      )) },
    { key: 'keyActivities', place: 'ka', label: 'Key activities', short: 'Activities', noun: 'activity', ...linked,
      entries: entries(keyActivities, ({ name, type, channelIds }) => (
        { name, detail: feeds(namesOf(channels, channelIds), channels.length) ?? type ?? '' }
      )) },
    { key: 'keyResources', place: 'kr', label: 'Key resources', short: 'Resources', noun: 'resource', ...linked,
      entries: entries(keyResources, ({ name, type, essence, employeeResponsible }) => (
        { name, detail: words(type, wordFor(ESSENCES, essence).toLowerCase() || first(employeeResponsible)) }
      )) },
    { key: 'overallProblem', place: 'pr', label: 'Overall problem', short: 'Problem', noun: null, ...alone,
      entries: lines('overallProblem') },
    { key: 'overallSolution', place: 'so', label: 'Solution and value proposition', short: 'Solution', noun: null, ...alone,
      entries: lines('overallSolution') },
    { key: 'channels', place: 'ch', label: 'Channels', short: 'Channels', noun: 'channel', ...linked,
      entries: byPosition(channels).map(({ id, name, type, efficiency, employeeResponsible, customerId }) => ({
        id, name, segment: segmentOf(customerId),
        detail: words(efficiency && `${wordFor(PLAN_LEVELS, efficiency)} efficiency`, first(employeeResponsible)) || type || '',
      })) },
    { key: 'customerSegment', place: 'cs', label: 'Customer segments', short: 'Customers', noun: 'segment', ...linked,
      entries: byPosition(customers).map(({ id, name, category, type }) => (
        { id, name, segment: segmentOf(id), detail: words(category, type) }
      )) },
    { key: 'costs', place: 'co', label: 'Costs', short: 'Costs', noun: 'cost', ...alone,
      entries: entries(costs, (cost) => (
        { name: `${cost.description} · ${formatAmount(costInMonth(cost, month), cost.currency)} / month`, detail: '' }
      )) },
    { key: 'revenue', place: 're', label: 'Revenue', short: 'Revenue', noun: 'revenue', ...linked,
      entries: entries(revenues, (row) => ({ name: `${wordFor(REVENUE_TYPES, row.type)} · ${priceWords(row)}`, detail: '' })) },
  ];
}

function feeds(names: readonly string[], all: number): string | null {
  if (names.length === 0) return null;
  if (names.length === all && all > 1) return 'Feeds all channels';
  return names.length === 1 ? `Feeds ${names[0]}` : `Feeds ${names.length} channels`;
}

/** The module of a block. */
export function moduleOfBlock({ modules }: BusinessModelArea, { key }: CanvasBlock): ModuleContentFragment | undefined {
  return modules.find((module) => module.key === key);
}
