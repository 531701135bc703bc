import {
  emptyRichText, type BlockType, type MarkName, type RichTextElement, type RichTextLeaf, type RichTextValue,
} from '@heartwood/contract/text';

const blocks: Record<string, BlockType> = {
  H1: 'heading-one', H2: 'heading-two', H3: 'heading-two', H4: 'heading-two', BLOCKQUOTE: 'block-quote', PRE: 'block-quote',
  P: 'paragraph', DIV: 'paragraph', LI: 'list-item', TR: 'paragraph', DT: 'paragraph', DD: 'paragraph', SECTION: 'paragraph',
  ARTICLE: 'paragraph', UL: 'bulleted-list', OL: 'numbered-list',
};

const marks: Record<string, MarkName> = {
  B: 'bold', STRONG: 'bold', I: 'italic', EM: 'italic', U: 'underline', INS: 'underline', S: 'strikethrough', DEL: 'strikethrough',
  STRIKE: 'strikethrough', CODE: 'code', KBD: 'code', SAMP: 'code',
};

/** Never text a reader saw. */
const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'SVG', 'HEAD', 'TITLE', 'META', 'LINK', 'BUTTON', 'SELECT', 'TEXTAREA']);

type Marks = Partial<Record<MarkName, true>>;

/**
 * Foreign HTML reduced to our own nodes: words, headings, lists, quotes and the five marks. Attributes, styles, links,
 * pictures and scripts never get through; the parser's document is inert, so nothing in it runs or loads.
 */
export function richTextFromHtml(html: string): RichTextValue {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = readBlocks(page.body, {}, 'paragraph');
  return found.length === 0 ? emptyRichText() : found;
}

/** Reads a container as blocks: its block children each make one, the loose words between them make paragraphs. */
function readBlocks(container: Node, inherited: Marks, type: BlockType): RichTextElement[] {
  const out: RichTextElement[] = [];
  let loose: RichTextLeaf[] = [];
  const flush = () => {
    const leaves = trimmed(loose);
    if (leaves.length > 0) out.push(textBlock(type, leaves));
    loose = [];
  };
  for (const child of container.childNodes) {
    const name = child.nodeName.toUpperCase();
    const block = blocks[name];
    if (skipped.has(name)) continue;
    if (block === 'bulleted-list' || block === 'numbered-list') {
      flush();
      const items = readItems(child, inherited);
      if (items.length > 0) out.push({ type: block, children: items });
    } else if (block) {
      flush();
      out.push(...readBlocks(child, inherited, block === 'list-item' ? 'paragraph' : block === 'paragraph' ? type : block));
    } else if (holdsBlocks(child)) {
      flush();
      out.push(...readBlocks(child, withMark(inherited, child), type));
    } else {
      loose.push(...readLeaves(child, inherited));
    }
  }
  flush();
  return out;
}

function readItems(list: Node, inherited: Marks): RichTextElement[] {
  return [...list.childNodes].flatMap((child) => {
    const name = child.nodeName.toUpperCase();
    if (skipped.has(name)) return [];
    // Deeper lists become items of this one: the product has one level.
    return readBlocks(name === 'LI' ? child : wrapped(child), inherited, 'paragraph').flatMap((block) => (
      block.type === 'bulleted-list' || block.type === 'numbered-list'
        ? block.children.filter((item): item is RichTextElement => 'children' in item)
        : [{ type: 'list-item' as const, children: block.children }]
    ));
  });
}

function wrapped(node: Node): Node {
  const holder = document.createElement('div');
  holder.append(node.cloneNode(true));
  return holder;
}

function holdsBlocks(node: Node): boolean {
  return node instanceof Element && node.querySelector(Object.keys(blocks).join(',')) !== null;
}

function readLeaves(node: Node, inherited: Marks): RichTextLeaf[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replace(/[\s\u00a0]+/g, ' ');
    return text === '' ? [] : [{ text, ...inherited }];
  }
  const name = node.nodeName.toUpperCase();
  if (name === 'BR') return [{ text: '\n', ...inherited }];
  if (skipped.has(name)) return [];
  const own = withMark(inherited, node);
  return [...node.childNodes].flatMap((child) => readLeaves(child, own));
}

function withMark(inherited: Marks, node: Node): Marks {
  const mark = marks[node.nodeName.toUpperCase()];
  // Google Docs wraps everything in <b style="font-weight:normal">.
  const plainBold = mark === 'bold' && node instanceof HTMLElement && /^(normal|400)$/.test(node.style.fontWeight);
  return mark === undefined || plainBold ? inherited : { ...inherited, [mark]: true };
}

function trimmed(leaves: RichTextLeaf[]): RichTextLeaf[] {
  const first = leaves.findIndex((leaf) => leaf.text.trim() !== '');
  if (first < 0) return [];
  const last = leaves.findLastIndex((leaf) => leaf.text.trim() !== '');
  return leaves.slice(first, last + 1).map((leaf, index, all) => {
    const start = index === 0 ? leaf.text.trimStart() : leaf.text;
    return { ...leaf, text: index === all.length - 1 ? start.trimEnd() : start };
  });
}

function textBlock(type: BlockType, children: RichTextLeaf[]): RichTextElement {
  return { type, children };
}
