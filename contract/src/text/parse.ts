import { cleanText } from './clean-text';
import {
  alignments, backgroundColours, blockTypes, directions, emptyRichText, isList, isRecord, listTypes, maxColumns, maxIndent, textColours,
  textSizes, type BlockType, type RichTextElement, type RichTextLeaf, type RichTextNode, type RichTextValue,
} from './document';
import { isElement, normaliseInlines } from './inlines';
import { LEVELS, type Level } from './levels';
import { isPersonId } from './person-id';
import { isSafeLink } from './safe-link';
import { blocksOf } from './version';

/** Depth and size a hostile document cannot pass: a table is three levels, a long plan a few thousand nodes. */
const maxDepth = 6;
const maxNodes = 5000;

/**
 * Reads an unknown JSON value as a document of this level and keeps only what the product knows: unknown blocks become paragraphs,
 * unknown properties and marks are dropped, colours are names and never CSS. Always gives a document the editor can open and the
 * server takes; what is not an array gives a blank one. Reading twice is reading once.
 */
export function parseRichText(input: unknown, level: Level = LEVELS.module): RichTextValue {
  if (!Array.isArray(input)) return emptyRichText();
  const reader: Reader = { left: maxNodes, level };
  const blocks = blocksOf(input).flatMap((node) => readTop(node, reader));
  return blocks.length === 0 ? emptyRichText() : blocks;
}

interface Reader { left: number; level: Level }

function readTop(node: unknown, reader: Reader): RichTextElement[] {
  if (isRecord(node) && node['type'] === 'table' && !reader.level.features.has('table') && Array.isArray(node['children'])) {
    return node['children'].flatMap((row) => readOnly('table-row', row, reader, 0)).map(asLine);
  }
  const element = readElement(node, reader, 0);
  if (element) return asTopBlocks(element);
  const inline = readInline(node, reader, 0);
  return inline.length > 0 ? [{ type: 'paragraph', children: normaliseInlines(inline) }] : [];
}

// Items, rows and cells only mean something inside their list or table.
function asTopBlocks(element: RichTextElement): RichTextElement[] {
  const { marker: _marker, header: _header, ...rest } = element;
  if (element.type === 'list-item' || element.type === 'table-cell') return [{ ...rest, type: 'paragraph' }];
  return element.type === 'table-row' ? [asLine(element)] : [element];
}

function readElement(node: unknown, reader: Reader, depth: number): RichTextElement | null {
  if (!isRecord(node) || !Array.isArray(node['children']) || depth > maxDepth || isInlineNode(node)) return null;
  reader.left -= 1;
  if (reader.left < 0) return null;
  const type = typeOf(node, reader.level);
  const children = readChildren(type, node['children'], reader, depth);
  return children.length === 0 ? null : { type, children, ...readLayout(node, type, reader.level) };
}

function typeOf(node: Record<string, unknown>, { features }: Level): BlockType {
  const type = oneOf(blockTypes, node['type']) ?? 'paragraph';
  if (type === 'list-item' || type === 'table-row' || type === 'table-cell') return type;
  return features.has(type) ? type : 'paragraph';
}

function readChildren(type: BlockType, children: readonly unknown[], reader: Reader, depth: number): RichTextNode[] {
  if (isList(type)) return readItems(children, reader, depth, type, 0);
  if (type === 'table') return asTable(children.flatMap((child) => readOnly('table-row', child, reader, depth)));
  if (type === 'table-row') return children.flatMap((child) => readOnly('table-cell', child, reader, depth)).slice(0, maxColumns);
  const inlines = normaliseInlines(readInlines(children, reader, depth));
  return type === 'code-block' ? [{ text: inlines.map(wordsOf).join('') }] : inlines;
}

/** One part of a table; whatever else stands there becomes one. */
function readOnly(type: 'table-row' | 'table-cell', node: unknown, reader: Reader, depth: number): RichTextElement[] {
  const asPart =
    isRecord(node) && Array.isArray(node['children']) && !isInlineNode(node)
      ? node['type'] === type
        ? node
        : { type, children: [node] }
      : { type, children: [node] };
  const element = readElement(asPart, reader, depth + 1);
  return element ? [element] : [];
}

// Every row has as many cells as the longest.
function asTable(rows: readonly RichTextElement[]): RichTextElement[] {
  const columns = Math.max(0, ...rows.map((row) => row.children.length));
  return rows.map((row) => ({
    ...row,
    children: [
      ...row.children,
      ...Array.from({ length: columns - row.children.length }, (): RichTextElement => ({ type: 'table-cell', children: [{ text: '' }] })),
    ],
  }));
}

/** A row where no table can be: its cells in one line, with separators. */
function asLine(row: RichTextElement): RichTextElement {
  const cells = row.children.filter(isElement);
  return {
    type: 'paragraph',
    children: normaliseInlines(cells.flatMap((cell, index) => (index === 0 ? cell.children : [{ text: ' | ' }, ...cell.children]))),
  };
}

function readItems(
  children: readonly unknown[],
  reader: Reader,
  depth: number,
  list: 'bulleted-list' | 'numbered-list',
  nested: number,
): RichTextElement[] {
  return children.flatMap((child): RichTextElement[] => {
    // A list inside a list: its items, one step in, with their own kind of mark.
    if (isRecord(child) && isList(String(child['type'])) && Array.isArray(child['children']) && depth < maxDepth) {
      const own = child['type'] as 'bulleted-list' | 'numbered-list';
      return readItems(child['children'], reader, depth + 1, own, nested + 1).map((item) => ({
        ...item,
        ...(item.marker === undefined && own !== list ? { marker: own } : {}),
        indent: Math.min(maxIndent, Math.max(item.indent ?? 0, nested + 1)),
      }));
    }
    const element = readElement(child, reader, depth + 1);
    if (element) return [asItem(element)];
    const inline = readInline(child, reader, depth);
    return inline.some((node) => wordsOf(node) !== '' || isElement(node))
      ? [{ type: 'list-item', children: normaliseInlines(inline) }]
      : [];
  });
}

function asItem(element: RichTextElement): RichTextElement {
  if (element.type === 'list-item') return element;
  const { align, indent, dir } = element;
  const children =
    element.type === 'table-row'
      ? asLine(element).children
      : element.type === 'table'
        ? element.children.flatMap((row) => (isElement(row) ? asLine(row).children : []))
        : element.children;
  return {
    type: 'list-item',
    children: normaliseInlines(children),
    ...(align && { align }),
    ...(indent && { indent }),
    ...(dir && { dir }),
  };
}

// Inside a text block everything is flattened to words, links and mentions: nested blocks keep their words.
function readInlines(children: readonly unknown[], reader: Reader, depth: number): RichTextNode[] {
  return children.flatMap((child): RichTextNode[] => {
    const inline = readInline(child, reader, depth);
    if (inline.length > 0) return inline;
    if (depth >= maxDepth || !isRecord(child) || !Array.isArray(child['children']) || isInlineNode(child)) return [];
    return readInlines(child['children'], reader, depth + 1).filter((inner) => isElement(inner) || inner.text !== '');
  });
}

/** A leaf, a link or a mention; where the level or its address does not allow one, its words. */
function readInline(node: unknown, reader: Reader, depth: number): RichTextNode[] {
  if (!isRecord(node)) return [];
  if (reader.left <= 0) return [];
  const leaf = readLeaf(node, reader.level);
  if (leaf) {
    reader.left -= 1;
    return [leaf];
  }
  if (node['type'] === 'mention') return readMention(node, reader);
  if (node['type'] !== 'link' || !Array.isArray(node['children']) || depth > maxDepth) return [];
  const words = normaliseInlines(
    readInlines(node['children'], reader, depth + 1).filter((child) => !isElement(child) || child.type === 'mention'),
  ).map((child): RichTextLeaf => (isElement(child) ? { text: wordsOf(child) } : child));
  const leaves = normaliseInlines(words);
  if (leaves.every((child) => wordsOf(child) === '')) return [];
  reader.left -= 1;
  const url = node['url'];
  return isSafeLink(url) && reader.level.features.has('link') ? [{ type: 'link', url, children: leaves }] : leaves;
}

function readMention(node: Record<string, unknown>, reader: Reader): RichTextNode[] {
  const { userId, name } = node;
  if (typeof name !== 'string' || cleanText(name).trim() === '') return [];
  reader.left -= 1;
  const shown = cleanText(name).slice(0, 200);
  const isKnown = typeof userId === 'string' && isPersonId(userId) && reader.level.features.has('mention') && cleanText(shown) === shown;
  return [isKnown ? { type: 'mention', userId, name: shown, children: [{ text: '' }] } : { text: `@${cleanText(shown)}` }];
}

function isInlineNode(node: Record<string, unknown>): boolean {
  return node['type'] === 'link' || node['type'] === 'mention';
}

function wordsOf(node: RichTextNode): string {
  return isElement(node) ? (node.type === 'mention' ? `@${node.name ?? ''}` : node.children.map(wordsOf).join('')) : node.text;
}

function readLeaf(node: Record<string, unknown>, { features, marks }: Level): RichTextLeaf | null {
  if (typeof node['text'] !== 'string') return null;
  const leaf: RichTextLeaf = { text: cleanText(node['text']) };
  for (const mark of marks) if (node[mark] === true) leaf[mark] = true;
  const colour = features.has('colour') && oneOf(textColours, node['colour']);
  const background = features.has('background') && oneOf(backgroundColours, node['background']);
  const size = features.has('size') && oneOf(textSizes, node['size']);
  if (colour) leaf.colour = colour;
  if (background) leaf.background = background;
  if (size) leaf.size = size;
  return leaf;
}

const withoutLayout: readonly BlockType[] = ['code-block', 'table', 'table-row', ...listTypes];

function readLayout(node: Record<string, unknown>, type: BlockType, { features }: Level): Partial<RichTextElement> {
  if (withoutLayout.includes(type)) return {};
  const align = features.has('align') && oneOf(alignments, node['align']);
  const dir = features.has('dir') && oneOf(directions, node['dir']);
  const indent = node['indent'];
  const isIndented =
    features.has('indent') && type !== 'table-cell' && typeof indent === 'number' && Number.isInteger(indent) && indent > 0;
  const marker = type === 'list-item' && oneOf(listTypes, node['marker']);
  return {
    ...(align && align !== 'left' ? { align } : {}),
    ...(isIndented ? { indent: Math.min(indent, maxIndent) } : {}),
    ...(dir ? { dir } : {}),
    ...(marker ? { marker } : {}),
    ...(type === 'table-cell' && node['header'] === true ? { header: true } : {}),
    ...(type === 'check-list-item' ? { checked: node['checked'] === true } : {}),
  };
}

function oneOf<Item extends string>(known: readonly Item[], value: unknown): Item | null {
  return known.find((item) => item === value) ?? null;
}
