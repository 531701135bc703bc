import type { Block, BlockKind, Slide } from './deck';

/**
 * How much a block, slide or deck holds: characters of a text, items of a list. The server refuses more; fields and fillings keep to it.
 */
export const BLOCK_LIMITS = {
  /** Slide units. */
  place: { least: -4000, most: 6000, size: 6000 },
  address: 2000, bindings: 20, boundWords: 1200,
  text: { lines: 200 },
  image: { alt: 500 },
  shape: { label: 300 },
  table: { rows: 40, columns: 12, cell: 400 },
  chart: { title: 200, labels: 60, label: 80, series: 8, name: 80, unit: 12, number: 1e15 },
  metric: { value: 60, label: 120, note: 300 },
  quote: { text: 1500, by: 200 },
  logos: { items: 24, name: 120 },
  team: { people: 24, name: 121, role: 120 },
  goals: { goals: 24, title: 200 },
  canvas: { fields: 9, title: 80, lines: 20, line: 300 },
  slide: { notes: 20_000, seconds: 36_000 },
  footer: 200,
} as const;

type Fields = Readonly<Record<string, unknown>>;

const cut = (value: unknown, length: number): unknown => {
  if (typeof value !== 'string' || value.length <= length) return value;
  // Half of a character is none.
  return value.slice(0, length).replace(/[\ud800-\udbff]$/, '');
};
const listed = (value: unknown, length: number, each: (item: unknown) => unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const next = value.slice(0, length).map(each);
  return next.length === value.length && next.every((item, index) => item === value[index]) ? value : next;
};
const cutEach = (limits: Readonly<Record<string, number>>) => (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return item;
  const changes = Object.entries(limits).map(([key, length]) => [key, cut((item as Fields)[key], length)] as const)
    .filter(([key, value]) => value !== (item as Fields)[key]);
  return changes.length ? { ...item, ...Object.fromEntries(changes) } : item;
};
const numberWithin = (value: unknown) => (
  typeof value === 'number' ? Math.min(BLOCK_LIMITS.chart.number, Math.max(-BLOCK_LIMITS.chart.number, value)) : value);

const { image, shape, table, chart, metric, quote, logos, team, goals, canvas } = BLOCK_LIMITS;
const texts = (limits: Readonly<Record<string, number>>): Record<string, (value: unknown) => unknown> => (
  Object.fromEntries(Object.entries(limits).map(([key, length]) => [key, (value: unknown) => cut(value, length)])));

const CUTS: Readonly<Record<BlockKind, Readonly<Record<string, (value: unknown) => unknown>>>> = {
  text: {}, image: texts(image), shape: texts(shape), metric: texts(metric), quote: texts(quote),
  table: { rows: (rows) => listed(rows, table.rows, (row) => listed(row, table.columns, (cell) => cut(cell, table.cell))) },
  chart: {
    ...texts({ title: chart.title }),
    labels: (labels) => listed(labels, chart.labels, (label) => cut(label, chart.label)),
    series: (series) => listed(series, chart.series, (one) => {
      const { values } = (one ?? {}) as Fields;
      const within = listed(values, chart.labels, numberWithin);
      return cutEach({ name: chart.name })(within === values ? one : { ...one as object, values: within });
    }),
    unit: cutEach({ text: chart.unit }),
  },
  logos: { items: (items) => listed(items, logos.items, cutEach({ name: logos.name })) },
  team: { people: (people) => listed(people, team.people, cutEach({ name: team.name, role: team.role })) },
  goals: { goals: (all) => listed(all, goals.goals, cutEach({ title: goals.title })) },
  canvas: {
    fields: (fields) => listed(fields, canvas.fields, (field) => {
      const { lines } = (field ?? {}) as Fields;
      const within = listed(lines, canvas.lines, (line) => cut(line, canvas.line));
      return cutEach({ title: canvas.title })(within === lines ? field : { ...field as object, lines: within });
    }),
  },
};

/** The fields of a block of the kind, each as long as it may be; the same object where all are. */
export function withinLimits<T extends object>(kind: BlockKind, fields: T): T {
  const changes = Object.entries(CUTS[kind]).filter(([key]) => key in fields)
    .map(([key, within]) => [key, within((fields as Fields)[key])] as const).filter(([key, value]) => value !== (fields as Fields)[key]);
  return changes.length ? { ...fields, ...Object.fromEntries(changes) } : fields;
}

export const blockWithin = (block: Block): Block => withinLimits(block.kind, block);

export function slideWithin(slide: Slide): Slide {
  const notes = cut(slide.notes, BLOCK_LIMITS.slide.notes) as string;
  return { ...slide, notes, blocks: slide.blocks.map(blockWithin) };
}
