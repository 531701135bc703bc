import { isLeaf, isList, type RichTextElement, type RichTextLeaf, type RichTextNode } from './document';
import { parseRichText } from './parse';
import { isSafeLink } from './safe-link';

/** A document as Markdown (CommonMark with the tables and tasks of GitHub). Colours, sizes and places are the screen's. */
export function richMarkdown(document: readonly unknown[]): string {
  const blocks = parseRichText(document);
  let text = '';
  let before: RichTextElement | null = null;
  let depth = -1;
  for (const block of blocks) {
    // Items stand line by line, and none is deeper than one step below the one before it.
    const isTask = block.type === 'check-list-item';
    const isBesideTask = isTask && before?.type === 'check-list-item';
    depth = isTask ? Math.min(block.indent ?? 0, isBesideTask ? depth + 1 : 0) : -1;
    text += (before === null ? '' : isBesideTask ? '\n' : '\n\n') + (isTask ? taskOf(block, depth) : blockOf(block));
    before = block;
  }
  return text;
}

function blockOf(block: RichTextElement): string {
  const { type } = block;
  if (isList(type)) return listOf(block, type);
  switch (type) {
    case 'heading-one': return `# ${oneLine(block)}`;
    case 'heading-two': return `## ${oneLine(block)}`;
    case 'block-quote': return inlines(block.children).split('\n').map((each) => `> ${each}`).join('\n');
    case 'code-block': return codeOf(block);
    case 'table': return tableOf(block);
    default: return startOf(inlines(block.children));
  }
}

const taskOf = (block: RichTextElement, depth: number) => `${'    '.repeat(depth)}- [${block.checked ? 'x' : ' '}] ${oneLine(block)}`;

function listOf(list: RichTextElement, own: string): string {
  const counts: number[] = [];
  let depth = 0;
  return elements(list).map((item, at) => {
    depth = at === 0 ? 0 : Math.min(item.indent ?? 0, depth + 1);
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? 0) + 1;
    const sign = (item.marker ?? own) === 'numbered-list' ? `${counts[depth]}.` : '-';
    return `${'    '.repeat(depth)}${sign} ${startOf(oneLine(item))}`;
  }).join('\n');
}

function codeOf(block: RichTextElement): string {
  const text = block.children.map((child) => (isLeaf(child) ? child.text : '')).join('');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

function tableOf(table: RichTextElement): string {
  const rows = elements(table).map((row) => (
    elements(row).map((cell) => inlines(cell.children).replaceAll('\\\n', '<br>').replaceAll('\n', '<br>').trim())
  ));
  const [head = [], ...body] = rows;
  const written = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [written(head), written(head.map(() => '---')), ...body.map(written)].join('\n');
}

const elements = (node: RichTextElement) => node.children.filter((child): child is RichTextElement => !isLeaf(child));

/** Of a heading and an item: a line of its own would end it. */
const oneLine = (block: RichTextElement) => inlines(block.children).replaceAll(/\\?\n/g, ' ').trim();

const inlines = (nodes: readonly RichTextNode[]): string => nodes.map(inline).reduce(joined, '');

/** Two signs of one kind that come to stand together would be read as one: nothing that is seen parts them. */
function joined(before: string, after: string): string {
  const sign = /(?<!\\)[`*~]$/.exec(before)?.[0];
  return sign !== undefined && after.startsWith(sign) ? `${before}\u200b${after}` : before + after;
}

function inline(node: RichTextNode): string {
  if (isLeaf(node)) return leafOf(node);
  if (node.type === 'mention') return `@${escaped(node.name ?? '')}`;
  const words = inlines(node.children);
  // An address in angle brackets has none of its own.
  return isSafeLink(node.url) ? `[${words}](<${node.url.replaceAll('<', '%3C').replaceAll('>', '%3E')}>)` : words;
}

function leafOf({ text, bold, italic, underline, strikethrough, code }: RichTextLeaf): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (words === '') return hardBreaks(text);
  let marked = code ? codeSpan(words) : hardBreaks(escaped(words));
  if (bold) marked = `**${marked}**`;
  if (italic) marked = `*${marked}*`;
  if (strikethrough) marked = `~~${marked}~~`;
  if (underline) marked = `<u>${marked}</u>`;
  return hardBreaks(before) + marked + hardBreaks(after);
}

function codeSpan(words: string): string {
  const ticks = '`'.repeat(Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = words.startsWith('`') || words.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${words.replaceAll('\n', ' ').replaceAll('|', '\\|')}${pad}${ticks}`;
}

const hardBreaks = (text: string) => text.replaceAll('\n', '\\\n');

/** Signs that would be read as Markdown or as HTML. */
const escaped = (text: string) => text.replaceAll(/[\\`*_{}[\]<>|~&]/g, '\\$&');

/** Words of one line, as words. */
export const markdownLine = (text: string): string => startOf(escaped(text.replaceAll(/\s+/g, ' ').trim()));

/** Words that begin as a block does are words. */
const startOf = (text: string) => text.replace(/^(\s*)(#{1,6}(?=\s|$)|[-+=](?=\s|$|-|=)|\d+(?=[.)](?:\s|$)))/, (
  _all, space: string, sign: string,
) => (
  /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`));
