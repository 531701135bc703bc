import {
  isLeaf, isList, LEVELS, linkAddress, parseRichText, type Level, type ListType, type MarkName, type RichTextElement, type RichTextLeaf,
  type RichTextNode, type RichTextValue, type TextBlockType,
} from '@heartwood/contract/text';

type Pasted = TextBlockType | ListType | 'list-item' | 'table';

const blocks: Record<string, Pasted> = {
  H1: 'heading-one',
  H2: 'heading-two',
  H3: 'heading-two',
  H4: 'heading-two',
  H5: 'heading-two',
  H6: 'heading-two',
  BLOCKQUOTE: 'block-quote',
  PRE: 'code-block',
  P: 'paragraph',
  DIV: 'paragraph',
  LI: 'list-item',
  DT: 'paragraph',
  DD: 'paragraph',
  SECTION: 'paragraph',
  ARTICLE: 'paragraph',
  MAIN: 'paragraph',
  HEADER: 'paragraph',
  FOOTER: 'paragraph',
  FIGURE: 'paragraph',
  FIGCAPTION: 'paragraph',
  UL: 'bulleted-list',
  OL: 'numbered-list',
  TABLE: 'table',
};

const marks: Record<string, MarkName> = {
  B: 'bold', STRONG: 'bold', I: 'italic', EM: 'italic', U: 'underline', INS: 'underline', S: 'strikethrough', DEL: 'strikethrough',
  STRIKE: 'strikethrough', CODE: 'code', KBD: 'code', SAMP: 'code', TT: 'code',
};

/** Never text a reader saw. */
const skipped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'HEAD',
  'TITLE',
  'META',
  'LINK',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
]);

type Marks = Partial<Record<MarkName, true>>;

/**
 * Foreign HTML reduced to our own nodes: words, headings, lists with their depth, quotes, code, tables, links and the five marks.
 * Styles, pictures and scripts never get through; the parser's document is inert, so nothing in it runs or loads.
 */
export function richTextFromHtml(html: string, level: Level = LEVELS.module): RichTextValue {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return parseRichText(readBlocks(page.body, {}, 'paragraph'), level);
}

/** Reads a container as blocks: its block children each make one, the loose words between them make paragraphs. */
function readBlocks(container: Node, inherited: Marks, type: TextBlockType): RichTextElement[] {
  const out: RichTextElement[] = [];
  let loose: RichTextNode[] = [];
  const flush = () => {
    const words = trimmed(loose);
    if (words.length > 0) out.push({ type, children: words });
    loose = [];
  };
  for (const child of container.childNodes) {
    const name = child.nodeName.toUpperCase();
    const block = blocks[name];
    if (skipped.has(name)) continue;
    if (block === undefined && !holdsBlocks(child)) {
      loose.push(...readInlines(child, inherited));
      continue;
    }
    flush();
    const item = block === 'paragraph' ? wordItem(child, inherited) : null;
    if (item) addItem(out, item);
    else out.push(...readBlock(child, block, inherited, type));
  }
  flush();
  return out;
}

function readBlock(node: Node, block: Pasted | undefined, inherited: Marks, around: TextBlockType): RichTextElement[] {
  if (block === undefined) return readBlocks(node, withMarks(inherited, node), around);
  if (isList(block)) return readList(node, block, inherited);
  if (block === 'table') return readTable(node, inherited);
  if (block === 'code-block') return [{ type: 'code-block', children: [{ text: codeOf(node) }] }];
  return readBlocks(node, inherited, block === 'list-item' ? 'paragraph' : block === 'paragraph' ? around : block);
}

function readList(list: Node, type: ListType, inherited: Marks): RichTextElement[] {
  const items = readItems(list, type, inherited, 0);
  // A list of ticks is a checklist.
  if (items.length > 0 && items.every((item) => item.checked !== undefined))
    return items.map((item) => ({ ...item, type: 'check-list-item' as const }));
  return items.length === 0 ? [] : [{ type, children: items.map(({ checked: _checked, ...item }) => item) }];
}

function readItems(list: Node, type: ListType, inherited: Marks, depth: number, outer: ListType = type): RichTextElement[] {
  return [...list.childNodes].flatMap((child): RichTextElement[] => {
    const name = child.nodeName.toUpperCase();
    if (skipped.has(name)) return [];
    const inner = blocks[name];
    // Some pages nest a list beside the items instead of in one.
    if (inner !== undefined && isList(inner)) return readItems(child, inner, inherited, depth + 1, outer);
    const box =
      child instanceof Element
        ? child.querySelector(
            ':scope > input[type="checkbox"], :scope > label > input[type="checkbox"], :scope > p > input[type="checkbox"]',
          )
        : null;
    return readBlocks(holderOf(child, name), inherited, 'paragraph').flatMap((block): RichTextElement[] => {
      if (!isList(block.type)) return [asItem(block, depth, type, outer, box)];
      const own = block.type;
      return block.children.flatMap((item) => (isLeaf(item) ? [] : [deeper(item, depth + 1, own, outer)]));
    });
  });
}

function asItem(
  { children, type: block }: RichTextElement,
  depth: number,
  type: ListType,
  outer: ListType,
  box: Element | null,
): RichTextElement {
  const words = block === 'table' ? [{ text: children.map(wordsOf).join(' ') }] : children;
  return {
    type: 'list-item',
    children: words,
    ...(depth > 0 && { indent: depth }),
    ...(type !== outer && { marker: type }),
    ...(box && { checked: box.hasAttribute('checked') }),
  };
}

function deeper(item: RichTextElement, by: number, own: ListType, outer: ListType): RichTextElement {
  const { marker = own, ...rest } = item;
  return { ...rest, indent: (item.indent ?? 0) + by, ...(marker !== outer && { marker }) };
}

function wordsOf(node: RichTextNode): string {
  return isLeaf(node) ? node.text : node.children.map(wordsOf).join(' ');
}

function holderOf(child: Node, name: string): Node {
  if (name === 'LI') return child;
  const holder = document.createElement('div');
  holder.append(child.cloneNode(true));
  return holder;
}

function readTable(table: Node, inherited: Marks): RichTextElement[] {
  if (!(table instanceof HTMLTableElement)) return [];
  const rows = [...table.rows].map((row): RichTextElement => ({
    type: 'table-row',
    children: [...row.cells].flatMap((cell) => [
      readCell(cell, inherited),
      ...Array.from({ length: Math.min(12, cell.colSpan) - 1 }, (): RichTextElement => ({ type: 'table-cell', children: [{ text: '' }] })),
    ]),
  })).filter((row) => row.children.length > 0);
  const [first] = rows;
  // A table of one cell is a frame that a page or a mail draws around its words.
  if (rows.length === 1 && first?.children.length === 1 && table.rows[0]?.cells[0])
    return readBlocks(table.rows[0].cells[0], inherited, 'paragraph');
  return rows.length === 0 ? [] : [{ type: 'table', children: rows }];
}

function readCell(cell: HTMLTableCellElement, inherited: Marks): RichTextElement {
  const words = readBlocks(cell, inherited, 'paragraph').flatMap((block, index): RichTextNode[] => [
    ...(index === 0 ? [] : [{ text: '\n' }]),
    ...(isList(block.type) || block.type === 'table' ? [{ text: block.children.map(wordsOf).join('\n') }] : block.children),
  ]);
  return { type: 'table-cell', children: words.length === 0 ? [{ text: '' }] : words, ...(cell.nodeName === 'TH' && { header: true }) };
}

function codeOf(node: Node): string {
  const copy = node.cloneNode(true);
  if (copy instanceof Element) copy.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
  return (copy.textContent ?? '').replace(/\r\n?/g, '\n').replace(/\n$/, '');
}

/** Word writes lists as paragraphs that say their level, with the sign as words before. */
function wordItem(node: Node, inherited: Marks): { item: RichTextElement; type: ListType } | null {
  if (!(node instanceof HTMLElement)) return null;
  const level = /mso-list:[^;]*level(\d)/i.exec(node.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const copy = node.cloneNode(true) as HTMLElement;
  const sign = [...copy.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
  const type: ListType = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(sign?.textContent ?? '') ? 'numbered-list' : 'bulleted-list';
  sign?.remove();
  const children = trimmed([...copy.childNodes].flatMap((child) => readInlines(child, inherited)));
  const depth = Number(level) - 1;
  return {
    type,
    item: { type: 'list-item', children: children.length === 0 ? [{ text: '' }] : children, ...(depth > 0 && { indent: depth }) },
  };
}

function addItem(out: RichTextElement[], { item, type }: { item: RichTextElement; type: ListType }): void {
  const last = out.at(-1);
  const isNested = (item.indent ?? 0) > 0;
  if (last && isList(last.type) && (last.type === type || isNested))
    last.children.push({ ...item, ...(isNested && last.type !== type && { marker: type }) });
  else out.push({ type, children: [item] });
}

function holdsBlocks(node: Node): boolean {
  return node instanceof Element && node.querySelector(Object.keys(blocks).join(',')) !== null;
}

function readInlines(node: Node, inherited: Marks): RichTextNode[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replace(/[\s\u00a0]+/g, ' ');
    return text === '' ? [] : [{ text, ...inherited }];
  }
  const name = node.nodeName.toUpperCase();
  if (name === 'BR') return [{ text: '\n', ...inherited }];
  if (skipped.has(name)) return [];
  const own = withMarks(inherited, node);
  const inner = [...node.childNodes].flatMap((child) => readInlines(child, own));
  const url = node instanceof HTMLAnchorElement ? linkAddress(node.getAttribute('href') ?? '') : null;
  return url === null ? inner : [{ type: 'link', url, children: inner }];
}

function withMarks(inherited: Marks, node: Node): Marks {
  const mark = marks[node.nodeName.toUpperCase()];
  if (!(node instanceof HTMLElement)) return inherited;
  const { fontWeight, fontStyle, textDecoration } = node.style;
  // Google Docs wraps everything in <b style="font-weight:normal"> and says what is bold by a style.
  const plainBold = mark === 'bold' && /^(normal|400)$/.test(fontWeight);
  return {
    ...inherited,
    ...(mark !== undefined && !plainBold && { [mark]: true }),
    ...(/^(bold|[6-9]00)$/.test(fontWeight) && !/^H\d$/.test(node.nodeName) && { bold: true as const }),
    ...(fontStyle === 'italic' && { italic: true as const }),
    ...(textDecoration.includes('underline') && !node.closest('a') && !node.querySelector('a') && { underline: true as const }),
    ...(textDecoration.includes('line-through') && { strikethrough: true as const }),
  };
}

function trimmed(nodes: readonly RichTextNode[]): RichTextNode[] {
  const hasWords = (node: RichTextNode) => !isLeaf(node) || node.text.trim() !== '';
  const first = nodes.findIndex(hasWords);
  if (first < 0) return [];
  const last = nodes.findLastIndex(hasWords);
  return nodes.slice(first, last + 1).map((node, index, all) => {
    if (!isLeaf(node)) return node;
    const start = index === 0 ? node.text.trimStart() : node.text;
    return { ...node, text: index === all.length - 1 ? start.trimEnd() : start } satisfies RichTextLeaf;
  });
}
