import { withinLimits } from './block-limits';
import type { Block } from './deck';
import type { PlanFact } from './facts';

interface Leaf { text: string }
type Node = Record<string, unknown>;

/** The block with what the plan says now in place of what it said when it was bound; the fields that change. */
export function updatedFields(block: Block, { words, content }: PlanFact, old: string): Partial<Block> {
  if (content && Object.keys(content).every((field) => field in block || field === 'unit')) return withinLimits(block.kind, content);
  return withinLimits(block.kind, fieldsWith(block, old, words));
}

function fieldsWith(block: Block, old: string, words: string): Partial<Block> {
  const replaced = (text: string) => withWords(text, old, words);
  switch (block.kind) {
    case 'text': return { value: block.value.map((node) => inBlocks(node as unknown as Node, old, words)) as never };
    case 'metric': return { value: replaced(block.value), label: replaced(block.label), note: replaced(block.note) };
    case 'quote': return { text: replaced(block.text), by: replaced(block.by) };
    case 'table': return { rows: block.rows.map((row) => row.map((cell) => replaced(cell))) };
    case 'shape': return block.label === undefined ? {} : { label: replaced(block.label) };
    case 'chart': return { title: replaced(block.title) };
    default: return {};
  }
}

/** Whole words alone: "€5" is not a part of "€561M". */
function withWords(text: string, old: string, words: string): string {
  const parts = placesOf(text, old);
  return parts.reduceRight((now, at) => now.slice(0, at) + words + now.slice(at + old.length), text);
}

function placesOf(text: string, old: string): number[] {
  const places: number[] = [];
  if (old === '') return places;
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + old.length)) {
    const around = [text.slice(0, at).at(-1), text[at + old.length]];
    const [first, last] = [old[0] ?? '', old.at(-1) ?? ''];
    const goesOn = (beside: string | undefined, own: string) => (
      beside !== undefined && /[\p{L}\p{N}]/u.test(beside) && /[\p{L}\p{N}]/u.test(own)
    );
    if (!goesOn(around[0], first) && !goesOn(around[1], last)) places.push(at);
  }
  return places;
}

const childrenOf = (node: Node) => (Array.isArray(node['children']) ? node['children'] as Node[] : []);
const isLine = (node: Node) => childrenOf(node).some((child) => 'text' in child || child['type'] === 'link');

/** Words may lie across marks: the first leaf gets the new ones, the others lose their part. */
function inBlocks(node: Node, old: string, words: string): Node {
  if (!isLine(node)) return { ...node, children: childrenOf(node).map((child) => inBlocks(child, old, words)) };
  const leaves: Leaf[] = [];
  const copy = copied(node, leaves);
  const line = leaves.map(({ text }) => text).join('');
  for (const at of placesOf(line, old).reverse()) replaceIn(leaves, at, old.length, words);
  return copy;
}

function copied(node: Node, leaves: Leaf[]): Node {
  if (typeof node['text'] === 'string') {
    const leaf = { ...node, text: node['text'] };
    leaves.push(leaf);
    return leaf;
  }
  return { ...node, children: childrenOf(node).map((child) => copied(child, leaves)) };
}

function replaceIn(leaves: readonly Leaf[], from: number, length: number, words: string): void {
  let start = 0;
  let isWritten = false;
  for (const leaf of leaves) {
    const { text } = leaf;
    const [low, high] = [Math.max(0, from - start), Math.min(text.length, from + length - start)];
    if (low < high) {
      leaf.text = text.slice(0, low) + (isWritten ? '' : words) + text.slice(high);
      isWritten = true;
    }
    start += text.length;
  }
}
