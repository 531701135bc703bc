import { isLeaf, isList, type RichTextElement, type RichTextLeaf, type RichTextNode } from './document';
import { parseRichText } from './parse';
import { isSafeLink } from './safe-link';

/** Names of colours as they look on paper; what is not among them is none. */
const COLOURS: Readonly<Record<string, string>> = {
  muted: '#5b6b63', success: '#0f6b3a', warning: '#8a5200', danger: '#a31a2e', info: '#1d4fa8',
};
const BACKGROUNDS: Readonly<Record<string, string>> = {
  neutral: '#e9efeb', accent: '#fde3d8', success: '#dcf3e4', warning: '#fdf0cf', danger: '#fde3e5', info: '#e0eafc',
};
const SIZES: Readonly<Record<string, string>> = { small: '85%', large: '130%', huge: '170%' };

/** A stored text as HTML; what is no part of a text of ours is left out by the reader. */
export const richHtml = (document: readonly unknown[]): string => parseRichText(document).map(blockOf).join('\n');

function blockOf(block: RichTextElement): string {
  const { type } = block;
  if (isList(type)) {
    const tag = type === 'numbered-list' ? 'ol' : 'ul';
    const items = elements(block).map((item) => (
      `<li${look(item, item.marker && item.marker !== type ? [`list-style:${item.marker === 'numbered-list' ? 'decimal' : 'disc'}`] : [])}>${inlines(item.children)}</li>`));
    return `<${tag}>${items.join('')}</${tag}>`;
  }
  switch (type) {
    case 'heading-one': return `<h1${look(block)}>${inlines(block.children)}</h1>`;
    case 'heading-two': return `<h2${look(block)}>${inlines(block.children)}</h2>`;
    case 'block-quote': return `<blockquote${look(block)}>${inlines(block.children)}</blockquote>`;
    case 'code-block': return `<pre><code>${inlines(block.children)}</code></pre>`;
    case 'check-list-item': return `<ul class="tasks">${htmlTask(inlines(block.children), block.checked === true, look(block))}</ul>`;
    case 'table': return `<table>${elements(block).map((row) => `<tr>${elements(row).map(cellOf).join('')}</tr>`).join('')}</table>`;
    default: return `<p${look(block)}>${inlines(block.children)}</p>`;
  }
}

/** A line of a list of tasks; `words` are HTML. */
export const htmlTask = (words: string, isDone: boolean, styled = ''): string => (
  `<li class="task"${styled}><input type="checkbox" disabled${isDone ? ' checked' : ''}> ${words}</li>`);

function cellOf(cell: RichTextElement): string {
  const tag = cell.header ? 'th' : 'td';
  return `<${tag}>${inlines(cell.children)}</${tag}>`;
}

/** Where a block stands: numbers and words of a closed list, never what somebody wrote. */
function look({ align, indent = 0, dir }: RichTextElement, more: readonly string[] = []): string {
  const styles = [...(align ? [`text-align:${align}`] : []), ...(indent > 0 ? [`margin-inline-start:${indent * 2}em`] : []), ...more];
  return `${dir ? ` dir="${dir}"` : ''}${styles.length > 0 ? ` style="${styles.join(';')}"` : ''}`;
}

const elements = (node: RichTextElement) => node.children.filter((child): child is RichTextElement => !isLeaf(child));

const inlines = (nodes: readonly RichTextNode[]): string => nodes.map((node) => {
  if (isLeaf(node)) return leafOf(node);
  if (node.type === 'mention') return `@${escapeHtml(node.name ?? '')}`;
  const words = inlines(node.children);
  return isSafeLink(node.url) ? `<a href="${escapeHtml(node.url)}" rel="noopener noreferrer nofollow">${words}</a>` : words;
}).join('');

function leafOf({ text, bold, italic, underline, strikethrough, code, colour, background, size }: RichTextLeaf): string {
  const styles = [['color', COLOURS[colour ?? '']], ['background', BACKGROUNDS[background ?? '']], ['font-size', SIZES[size ?? '']]]
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]));
  const tags = [
    ...(bold ? ['b'] : []), ...(italic ? ['i'] : []), ...(underline ? ['u'] : []), ...(strikethrough ? ['s'] : []),
    ...(code ? ['code'] : []),
  ];
  const marked = tags.reduceRight((words, tag) => `<${tag}>${words}</${tag}>`, escapeHtml(text));
  return styles.length === 0 ? marked : `<span style="${styles.join(';')}">${marked}</span>`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Words as they are, in a page and in what stands between quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
