import {
  alignments, backgroundColours, blockTypes, emptyRichText, isList, markNames, maxIndent, textColours,
  type BlockType, type RichTextElement, type RichTextLeaf, type RichTextValue,
} from './document';

/** Depth and size a hostile document cannot pass: a list is two levels, a long plan a few thousand nodes. */
const maxDepth = 6;
const maxNodes = 5000;

/**
 * Reads an unknown JSON value as a document and keeps only what the product knows: unknown blocks become paragraphs,
 * unknown properties and marks are dropped, colours are names and never CSS. Always gives a document the editor can open;
 * what is not an array gives a blank one.
 */
export function parseRichText(input: unknown): RichTextValue {
  if (!Array.isArray(input)) return emptyRichText();
  const budget = { left: maxNodes };
  const blocks = input.flatMap((node: unknown) => readTop(node, budget));
  return blocks.length === 0 ? emptyRichText() : blocks;
}

interface Budget { left: number }

function readTop(node: unknown, budget: Budget): RichTextElement[] {
  const element = readElement(node, budget, 0);
  if (element) return [asTopBlock(element)];
  const leaf = readLeaf(node);
  return leaf ? [{ type: 'paragraph', children: [leaf] }] : [];
}

// A list item only means something inside a list.
function asTopBlock(element: RichTextElement): RichTextElement {
  return element.type === 'list-item' ? { ...element, type: 'paragraph' } : element;
}

function readElement(node: unknown, budget: Budget, depth: number): RichTextElement | null {
  if (!isRecord(node) || !Array.isArray(node['children']) || depth > maxDepth) return null;
  budget.left -= 1;
  if (budget.left < 0) return null;
  const type = oneOf(blockTypes, node['type']) ?? 'paragraph';
  const children = isList(type) ? readItems(node['children'], budget, depth) : readLeaves(node['children'], budget, depth);
  if (isList(type) && children.length === 0) return null;
  return { type, children, ...readLayout(node, type) };
}

function readItems(children: readonly unknown[], budget: Budget, depth: number): RichTextElement[] {
  return children.flatMap((child) => {
    const element = readElement(child, budget, depth + 1);
    if (element) return isList(element.type) ? element.children.filter(isItem) : [{ ...element, type: 'list-item' as const }];
    const leaf = readLeaf(child);
    return leaf && leaf.text !== '' ? [{ type: 'list-item' as const, children: [leaf] }] : [];
  });
}

function isItem(child: RichTextElement | RichTextLeaf): child is RichTextElement {
  return 'children' in child;
}

// Inside a text block everything is flattened to leaves: nested blocks keep their words.
function readLeaves(children: readonly unknown[], budget: Budget, depth: number): RichTextLeaf[] {
  const leaves = children.flatMap((child): RichTextLeaf[] => {
    const leaf = readLeaf(child);
    if (leaf) return [leaf];
    if (depth >= maxDepth || !isRecord(child) || !Array.isArray(child['children'])) return [];
    return readLeaves(child['children'], budget, depth + 1).filter((inner) => inner.text !== '');
  }).slice(0, Math.max(0, budget.left));
  budget.left -= leaves.length;
  return leaves.length === 0 ? [{ text: '' }] : leaves;
}

function readLeaf(node: unknown): RichTextLeaf | null {
  if (!isRecord(node) || typeof node['text'] !== 'string') return null;
  const leaf: RichTextLeaf = { text: node['text'] };
  for (const mark of markNames) if (node[mark] === true) leaf[mark] = true;
  const colour = oneOf(textColours, node['colour']);
  const background = oneOf(backgroundColours, node['background']);
  if (colour) leaf.colour = colour;
  if (background) leaf.background = background;
  return leaf;
}

function readLayout(node: Record<string, unknown>, type: BlockType): Pick<RichTextElement, 'align' | 'indent' | 'checked'> {
  const align = oneOf(alignments, node['align']);
  const indent = node['indent'];
  const indented = typeof indent === 'number' && Number.isInteger(indent) && indent > 0;
  return {
    ...(align && align !== 'left' ? { align } : {}),
    ...(indented ? { indent: Math.min(indent, maxIndent) } : {}),
    ...(type === 'check-list-item' ? { checked: node['checked'] === true } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<Item extends string>(known: readonly Item[], value: unknown): Item | null {
  return known.find((item) => item === value) ?? null;
}
