import type { BusinessModelArea } from '../business-model-area';

export type LinkedKind = 'partner' | 'resource' | 'activity' | 'channel' | 'customer' | 'revenue';

/** The rows that are linked to one another. */
export type LinkedRows = Pick<BusinessModelArea, 'keyPartners' | 'keyResources' | 'keyActivities' | 'channels' | 'customers' | 'revenues'>;

/** A row that stands on a chain with the chosen one. */
export interface ChainedRow {
  id: string;
  kind: LinkedKind;
  /** 1: linked to the chosen row. 2 and 3: what stands behind that. */
  steps: number;
  /** What it does with its neighbour on the way to the chosen row: "serves". */
  word: string;
}

/** Two rows that are linked; `steps` is that of the one farther away. */
export interface ChainWire { from: string; to: string; steps: number }

export interface Chain { rows: readonly ChainedRow[]; wires: readonly ChainWire[] }

/** What stands directly behind a link, and one step further; no more, or nearly everything would be on it. */
const FARTHEST = 3;

/** In the order of the chain: partner → resource → activity → channel → customer ← revenue. */
const KINDS: Readonly<Record<LinkedKind, { one: string; many: string; towards: Word; away: Word }>> = {
  partner: { one: 'partner', many: 'partners', towards: ['runs', 'runs it', 'run it'], away: ['', '', ''] },
  resource: {
    one: 'resource', many: 'resources', towards: ['used by', 'is used by it', 'are used by it'],
    away: ['run by', 'is run by it', 'are run by it'],
  },
  activity: { one: 'activity', many: 'activities', towards: ['feeds', 'feeds it', 'feed it'], away: ['uses', 'uses it', 'use it'] },
  channel: {
    one: 'channel', many: 'channels', towards: ['serves', 'serves it', 'serve it'], away: ['fed by', 'is fed by it', 'are fed by it'],
  },
  customer: {
    one: 'customer', many: 'customers', towards: ['pays', 'pays it', 'pay it'], away: ['served', 'is served by it', 'are served by it'],
  },
  revenue: { one: 'revenue', many: 'revenues', towards: ['', '', ''], away: ['pays', 'pays', 'pay'] },
};
/** At the row; of one in a sentence; of several. */
type Word = readonly [label: string, one: string, many: string];

interface Edge { low: string; high: string; lowKind: LinkedKind; highKind: LinkedKind }

function edgesOf({ keyPartners, keyResources, keyActivities, channels, revenues }: LinkedRows): Edge[] {
  const between = (lowKind: LinkedKind, highKind: LinkedKind, pairs: readonly (readonly [string, string])[]) => (
    pairs.map(([low, high]) => ({ low, high, lowKind, highKind }))
  );
  return [
    ...between('partner', 'resource', keyPartners.flatMap(({ id, resourceIds }) => resourceIds.map((to) => [id, to] as const))),
    ...between('resource', 'activity', keyResources.flatMap(({ id, activityIds }) => activityIds.map((to) => [id, to] as const))),
    ...between('activity', 'channel', keyActivities.flatMap(({ id, channelIds }) => channelIds.map((to) => [id, to] as const))),
    ...between('channel', 'customer', channels.flatMap(({ id, customerId }) => (customerId ? [[id, customerId] as const] : []))),
    ...between('customer', 'revenue', revenues.flatMap(({ id, customerIds }) => customerIds.map((from) => [from, id] as const))),
  ];
}

/**
 * What hangs together with a row: what it is linked to, and what stands behind that. A chain never turns: from a channel it goes to its
 * customer, not on to the other channels of that customer.
 */
export function chainOf(area: LinkedRows, chosen: string): Chain {
  const edges = edgesOf(area);
  const rows = new Map<string, ChainedRow>();
  const wires: ChainWire[] = [];
  for (const side of ['towards', 'away'] as const) {
    let reached = new Set([chosen]);
    for (let steps = 1; steps <= FARTHEST && reached.size > 0; steps += 1) {
      const next = new Set<string>();
      for (const { low, high, lowKind, highKind } of edges) {
        const [from, id, kind] = side === 'towards' ? [high, low, lowKind] : [low, high, highKind];
        if (!reached.has(from)) continue;
        wires.push({ from, to: id, steps });
        next.add(id);
        if (!rows.has(id)) rows.set(id, { id, kind, steps, word: KINDS[kind][side][0] });
      }
      reached = next;
    }
  }
  return { rows: [...rows.values()], wires };
}

/** "2 channels serve it, 2 revenues pay, 1 activity and 1 resource stand behind". */
export function chainWords({ rows }: Chain): string {
  if (rows.length === 0) return 'Nothing is linked to it yet';
  // What is nearest is named first.
  const stepsOf = (of: readonly ChainedRow[]) => Math.min(...of.map(({ steps }) => steps));
  const groups = (among: readonly ChainedRow[]) => Object.entries(KINDS).flatMap(([kind, words]) => {
    const of = among.filter((row) => row.kind === kind);
    return of.length === 0 ? [] : [{ of, words, count: `${of.length} ${of.length === 1 ? words.one : words.many}` }];
  }).sort((left, right) => stepsOf(left.of) - stepsOf(right.of));
  const linked = groups(rows.filter(({ steps }) => steps === 1)).map(({ of, words, count }) => {
    const [, one, many] = of[0]?.word === words.towards[0] ? words.towards : words.away;
    return `${count} ${of.length === 1 ? one : many}`;
  });
  const behind = rows.filter(({ steps }) => steps > 1);
  const names = new Intl.ListFormat('en-GB').format(groups(behind).map(({ count }) => count));
  return [...linked, ...(behind.length === 0 ? [] : [`${names} ${behind.length === 1 ? 'stands' : 'stand'} behind`])].join(', ');
}
