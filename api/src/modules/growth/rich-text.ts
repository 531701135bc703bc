import { invalid, tooLarge } from '../../errors';

/** What the product's editor can write; anything else did not come from it. */
const ELEMENTS: ReadonlySet<unknown> = new Set([
  'paragraph', 'heading-one', 'heading-two', 'block-quote', 'bulleted-list', 'numbered-list', 'list-item', 'check-list-item', 'link',
]);
const MARKS: ReadonlySet<string> = new Set(['bold', 'italic', 'underline', 'strikethrough', 'code']);
/** Names of the design's colours, never a style. */
const COLOURS: ReadonlySet<string> = new Set(['colour', 'background']);
const COLOUR_NAMES: ReadonlySet<unknown> = new Set(['muted', 'link', 'neutral', 'accent', 'success', 'warning', 'danger', 'info']);
const ATTRIBUTES: Readonly<Record<string, (value: unknown) => boolean>> = {
  url: (value) => typeof value === 'string' && isSafeLink(value),
  checked: (value) => typeof value === 'boolean',
  align: (value) => value === 'left' || value === 'center' || value === 'right',
  indent: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 4,
};

const MAX_BYTES = 100_000;
const MAX_DEPTH = 12;

/** A Slate document as the editor makes it. Throws INVALID, or TOO_LARGE above 100 kB. */
export function checkRichText(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw notOurs('a document is a list of blocks');
  // First its depth: what is nested without end can't be written as JSON either.
  value.forEach((node) => checkNode(node, 0));
  if (Buffer.byteLength(JSON.stringify(value)) > MAX_BYTES) throw tooLarge('This text is too long.');
  return value;
}

/** The words alone, a line a block. */
export function plainText(nodes: readonly unknown[]): string {
  return nodes.map((node) => (isRecord(node) ? (typeof node.text === 'string' ? node.text : plainText(list(node.children))) : '')).join(nodes.some(isBlock) ? '\n' : '');
}

/** Links that a browser may follow from inside the product. */
function isSafeLink(url: string): boolean {
  if (url.length > 2000 || !URL.canParse(url)) return false;
  return ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol);
}

function checkNode(node: unknown, depth: number): void {
  if (!isRecord(node)) throw notOurs('a block is an object');
  if (depth > MAX_DEPTH) throw notOurs('blocks are nested too deep');
  if ('text' in node) checkLeaf(node);
  else checkElement(node, depth);
}

function checkLeaf({ text, ...marks }: Record<string, unknown>): void {
  if (typeof text !== 'string' || text.includes('\u0000')) throw notOurs('a text is a string');
  for (const [name, value] of Object.entries(marks)) {
    const known = MARKS.has(name) ? value === true : COLOURS.has(name) && COLOUR_NAMES.has(value);
    if (!known) throw notOurs(`the mark ${name.slice(0, 20)} is unknown`);
  }
}

function checkElement({ type, children, ...attributes }: Record<string, unknown>, depth: number): void {
  if (!ELEMENTS.has(type)) throw notOurs(`the block ${String(type).slice(0, 20)} is unknown`);
  if (!Array.isArray(children) || children.length === 0) throw notOurs('a block has children');
  if (type === 'link' && attributes.url === undefined) throw notOurs('a link has an address');
  for (const [name, value] of Object.entries(attributes)) {
    if (!Object.hasOwn(ATTRIBUTES, name) || !ATTRIBUTES[name]?.(value)) throw notOurs(`${name.slice(0, 20)} of a block is not right`);
  }
  children.forEach((child) => checkNode(child, depth + 1));
}

const notOurs = (why: string) => invalid('description', `This text can't be saved: ${why}.`);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBlock(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.children) && value.type !== 'link';
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
