import {
  BLOCK_KINDS, BLOCK_LIMITS, CHARTS, DECK_LIMITS, DECK_THEMES, DECK_VERSION, SHAPES, SLIDE_LAYOUTS, TEXT_ROLES, TONES, type BlockKind,
} from '@heartwood/contract/deck';

type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Schema>>;

const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
const list = (items: Schema, maxItems: number, minItems = 0): Schema => ({ type: 'array', items, maxItems, minItems });
const number = (minimum: number, maximum: number): Schema => ({ type: 'number', minimum, maximum });
const flag: Schema = { type: 'boolean' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const id: Schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,36}$' };
const revision: Schema = { type: 'integer', minimum: 0, maximum: 1e9 };

/** A closed object; what is in `optional` may be left out. */
const closed = (required: Fields, optional: Fields = {}): Schema => ({
  type: 'object', properties: { ...required, ...optional }, required: Object.keys(required), additionalProperties: false,
});

const LIMITS = BLOCK_LIMITS;
const address = text(LIMITS.address);
const tone = oneOf(TONES);
const ofSlides = number(LIMITS.place.least, LIMITS.place.most);
const size = number(0, LIMITS.place.size);
const share = number(0, 1);

const binding = closed({
  path: { type: 'string', pattern: '^[A-Za-z]{1,40}\\.[A-Za-z]{1,40}$' },
  mode: oneOf(['FOLLOW', 'KEPT']),
  words: text(LIMITS.boundWords),
  digest: text(64),
  takenAt: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{8,15}Z$' },
});

const PLACED = {
  required: { id, x: ofSlides, y: ofSlides, width: size, height: size, rev: revision, bindings: list(binding, LIMITS.bindings) },
  optional: { group: id, link: address },
} as const;

/** The fields of each kind of block, beside those that all have. A text's `value` is a rich text of the level "deck". */
const OWN: Readonly<Record<BlockKind, { required: Fields; optional?: Fields }>> = {
  text: {
    required: { role: oneOf(TEXT_ROLES), value: { type: 'array', maxItems: LIMITS.text.lines, items: { type: 'object' } } },
    optional: { align: oneOf(['left', 'center', 'right']), tone, size: number(5, 1000) },
  },
  image: {
    required: { address, alt: text(LIMITS.image.alt), fit: oneOf(['cover', 'contain']) },
    optional: { crop: closed({ x: share, y: share, width: share, height: share }) },
  },
  shape: { required: { shape: oneOf(SHAPES) }, optional: { fill: tone, stroke: tone, label: text(LIMITS.shape.label) } },
  table: { required: { rows: list(list(text(LIMITS.table.cell), LIMITS.table.columns, 1), LIMITS.table.rows, 1), hasHead: flag } },
  chart: {
    required: {
      chart: oneOf(CHARTS), title: text(LIMITS.chart.title), labels: list(text(LIMITS.chart.label), LIMITS.chart.labels),
      series: list(closed({
        name: text(LIMITS.chart.name), values: list(orNull(number(-LIMITS.chart.number, LIMITS.chart.number)), LIMITS.chart.labels),
      }), LIMITS.chart.series),
    },
    optional: { unit: closed({ text: text(LIMITS.chart.unit), isAfter: flag }) },
  },
  metric: {
    required: { value: text(LIMITS.metric.value), label: text(LIMITS.metric.label), note: text(LIMITS.metric.note) }, optional: { tone },
  },
  quote: { required: { text: text(LIMITS.quote.text), by: text(LIMITS.quote.by) } },
  logos: { required: { items: list(closed({ name: text(LIMITS.logos.name), address: orNull(address) }), LIMITS.logos.items) } },
  team: {
    required: {
      people: list(closed({ name: text(LIMITS.team.name), role: text(LIMITS.team.role), address: orNull(address) }), LIMITS.team.people),
    },
  },
  goals: {
    required: {
      goals: list(closed({
        title: text(LIMITS.goals.title), day: orNull({ type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), isAchieved: flag,
      }), LIMITS.goals.goals),
    },
  },
  canvas: { required: { fields: list(
    closed({ title: text(LIMITS.canvas.title), lines: list(text(LIMITS.canvas.line), LIMITS.canvas.lines) }), LIMITS.canvas.fields, 1,
  ) } },
};

const kindOf = (kind: BlockKind): Schema => {
  const { required, optional } = OWN[kind];
  return closed({ kind: { const: kind }, ...PLACED.required, ...required }, { ...PLACED.optional, ...optional });
};

const block: Schema = {
  type: 'object', required: ['kind'], discriminator: { propertyName: 'kind' },
  oneOf: BLOCK_KINDS.map((kind) => ({ $ref: `#/$defs/${kind}` })),
};

const SLIDE_FIELDS = { layout: oneOf(SLIDE_LAYOUTS), notes: text(LIMITS.slide.notes) } as const;
const SLIDE_MORE = {
  isHidden: flag, themeSlug: oneOf(DECK_THEMES.map(({ slug }) => slug)), seconds: number(1, LIMITS.slide.seconds),
} as const;
const slide = closed(
  { id, rev: revision, ...SLIDE_FIELDS, blocks: list({ $ref: '#/$defs/block' }, DECK_LIMITS.blocksOfSlide) }, SLIDE_MORE,
);

const SETTINGS = { showsSource: flag, showsNumber: flag, footer: text(LIMITS.footer) } as const;

/** What a presentation holds, as JSON Schema: `GET /api/v1/presentations/schema/2`. */
export const DECK_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `deck.${DECK_VERSION}`,
  title: 'A deck of Heartwood',
  ...closed({
    version: { const: DECK_VERSION }, settings: { $ref: '#/$defs/settings' },
    slides: list({ $ref: '#/$defs/slide' }, DECK_LIMITS.slides),
  }),
  $defs: { settings: closed(SETTINGS), slide, block, ...Object.fromEntries(BLOCK_KINDS.map((kind) => [kind, kindOf(kind)])) },
};

const optional = (fields: Fields): Schema => closed({}, fields);
/** What a block is to be is looked at once it is so. */
const anything: Schema = { type: 'object', maxProperties: 40 };
const op = (name: string, fields: Fields, more: Fields = {}): Schema => closed({ op: { const: name }, ...fields }, more);
const place = { after: orNull(id) };
const at = { slideId: id, blockId: id };

/** A step: its own form; what it makes of a slide is checked by `DECK_SCHEMA`. */
export const OP_SCHEMA: Schema = {
  $id: 'deck-op', type: 'object', required: ['op'], discriminator: { propertyName: 'op' },
  oneOf: [
    op('add-slide', { slide: anything, ...place }),
    op('remove-slide', { slideId: id }),
    op('move-slide', { slideId: id, ...place }),
    op('set-slide', { slideId: id, set: optional(Object.fromEntries([
      ...Object.entries(SLIDE_FIELDS), ...Object.entries(SLIDE_MORE).map(([name, schema]) => [name, orNull(schema)]),
    ])) }, { seen: revision }),
    op('add-block', { slideId: id, block: anything, ...place }),
    op('remove-block', at),
    op('move-block', { ...at, ...place }),
    op('set-block', { ...at, set: anything }, { seen: revision }),
    op('set-deck', { set: optional(SETTINGS) }),
  ],
};
