/** A block of a rich document as far as merging needs to know it: whatever else it carries is part of what is compared. */
export interface RichBlock {
  type?: unknown;
  text?: unknown;
  children?: unknown;
  /** Of a mention. */
  name?: unknown;
}

/**
 * The same for two blocks that say the same: the order in which a store keeps properties does not count, nor does how a text is cut into
 * equal pieces.
 */
export function keyOfBlock(block: RichBlock): string {
  const known = keys.get(block);
  if (known !== undefined) return known;
  const key = writeKey(block);
  keys.set(block, key);
  return key;
}

// Blocks are never changed but replaced, and the same ones are compared at every key.
const keys = new WeakMap<RichBlock, string>();

function writeKey(block: RichBlock): string {
  return JSON.stringify(block, (_name, value: unknown) => {
    if (Array.isArray(value)) return joinedLeaves(value);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}

/** The words of a block, in their order. */
export function textOfBlock(block: unknown): string {
  if (block === null || typeof block !== 'object') return '';
  const { type, text, children, name } = block as RichBlock;
  if (typeof text === 'string') return text;
  if (type === 'mention') return `@${typeof name === 'string' ? name : ''}`;
  if (!Array.isArray(children)) return '';
  return children.map(textOfBlock).join(children.some(isContainer) ? '\n' : '');
}

export function isBlankBlock(block: unknown): boolean {
  return textOfBlock(block).trim() === '';
}

/** The blocks inside a list or a table; null for a block of text. */
export function innerBlocks<Block extends RichBlock>({ children }: Block): Block[] | null {
  return Array.isArray(children) && children.length > 0 && children.every(isContainer) ? children as Block[] : null;
}

const INLINE: readonly unknown[] = ['link', 'mention'];

function isContainer(node: unknown): boolean {
  return (
    node !== null && typeof node === 'object' && Array.isArray((node as RichBlock).children) && !INLINE.includes((node as RichBlock).type)
  );
}

// An editor leaves empty pieces and cuts without a reason: "a" + "b" in the same look is "ab".
function joinedLeaves(nodes: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isLeaf(node) && isLeaf(last) && looksOf(node) === looksOf(last))
      joined[joined.length - 1] = { ...last, text: last.text + node.text };
    else joined.push(node);
  }
  return joined.length > 1 ? joined.filter((node) => !isLeaf(node) || node.text !== '') : joined;
}

function isLeaf(node: unknown): node is { text: string } {
  return node !== null && typeof node === 'object' && typeof (node as RichBlock).text === 'string';
}

function looksOf({ text: _text, ...looks }: { text: string }): string {
  return JSON.stringify(Object.entries(looks).sort(([left], [right]) => (left < right ? -1 : 1)));
}
