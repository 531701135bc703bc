import { cleanText } from './clean-text';
import { emojiOf } from './emoji-names';
import { linkAddress } from './safe-link';

/**
 * The closed Markdown of comments, posts and chat. It knows bold, italics, strike, code, links, quotes, lists, code blocks and :emoji:,
 * and nothing else: no HTML, no pictures, no headings. The text is stored as it was typed; this reads it for showing.
 */
export type MarkdownBlock =
  | { type: 'paragraph'; children: MarkdownInline[] }
  | { type: 'quote'; children: MarkdownBlock[] }
  | { type: 'list'; ordered: boolean; start: number; items: { depth: number; children: MarkdownInline[] }[] }
  | { type: 'code'; text: string };

export type MarkdownInline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis' | 'strike'; children: MarkdownInline[] }
  | { type: 'link'; href: string; children: MarkdownInline[] }
  | { type: 'mention'; id: string; text: string };

export interface MentionedPerson { id: string; name: string }

const maxQuotes = 5;

const fence = /^\s{0,3}```[^`]*$/;
const quote = /^\s{0,3}>\s?/;
const item = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(?=\S)/;

/** Reads a text in one pass over its lines; no input takes more than its length. */
export function parseMarkdown(text: string, people: readonly MentionedPerson[] = []): MarkdownBlock[] {
  const named = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  return readBlocks(cleanText(text).replace(/\r\n?/g, '\n').split('\n'), named, 0);
}

function readBlocks(lines: readonly string[], people: readonly MentionedPerson[], depth: number): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let words: string[] = [];
  const flush = () => {
    if (words.some((line) => line.trim() !== ''))
      blocks.push({ type: 'paragraph', children: readInlines(words.join('\n').replace(/^\n+|\n+$/g, ''), people) });
    words = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const took = takeBlock(lines, at, people, depth);
    if (took) {
      flush();
      blocks.push(took.block);
      at = took.next;
      // The line's end belongs to the block, not to the words after it.
      continue;
    }
    words.push(line);
    at += 1;
  }
  flush();
  return blocks;
}

function takeBlock(
  lines: readonly string[],
  at: number,
  people: readonly MentionedPerson[],
  depth: number,
): { block: MarkdownBlock; next: number } | null {
  const line = lines[at] ?? '';
  if (fence.test(line)) return takeCode(lines, at);
  if (quote.test(line) && depth < maxQuotes) {
    const next = endOf(lines, at, (each) => quote.test(each));
    return {
      block: {
        type: 'quote',
        children: readBlocks(
          lines.slice(at, next).map((each) => each.replace(quote, '')),
          people,
          depth + 1,
        ),
      },
      next,
    };
  }
  return item.test(line) ? takeList(lines, at, people) : null;
}

/** Code ends at its own fence; without one the signs are words. */
function takeCode(lines: readonly string[], at: number): { block: MarkdownBlock; next: number } | null {
  const end = endOf(lines, at + 1, (each) => !/^\s{0,3}```\s*$/.test(each));
  return end < lines.length ? { block: { type: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 } : null;
}

function takeList(lines: readonly string[], at: number, people: readonly MentionedPerson[]): { block: MarkdownBlock; next: number } {
  const [, , first] = item.exec(lines[at] ?? '') ?? [];
  const next = endOf(lines, at, (each) => {
    const match = item.exec(each);
    return match !== null && (match[1] !== '' || (match[2] === undefined) === (first === undefined));
  });
  const items = lines.slice(at, next).map((each) => {
    const [sign = '', blanks = ''] = item.exec(each) ?? [];
    return {
      depth: Math.min(3, Math.floor(blanks.replaceAll('\t', '  ').length / 2)),
      children: readInlines(each.slice(sign.length), people),
    };
  });
  return { block: { type: 'list', ordered: first !== undefined, start: first === undefined ? 1 : Number(first), items }, next };
}

function endOf(lines: readonly string[], from: number, goesOn: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && goesOn(lines[at] ?? '')) at += 1;
  return at;
}

/** Signs that open and close a look, longest first. */
const signs = [['**', 'strong'], ['__', 'strong'], ['~~', 'strike'], ['*', 'emphasis'], ['_', 'emphasis']] as const;
type Look = (typeof signs)[number][1];

type Token =
  | { kind: 'node'; node: MarkdownInline }
  | { kind: 'sign'; sign: string; look: Look; opens: boolean; closes: boolean };

function readInlines(text: string, people: readonly MentionedPerson[]): MarkdownInline[] {
  return pairSigns(tokens(text, people));
}

const address = /(?:https?:\/\/|www\.|mailto:)[^\s<>"']+|(?:[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?\.){1,8}[a-z]{2,24}\/[^\s<>"']*/iy;
const afterAddress = '.,:;!?)]}\'"…*_~';
const named = /\[([^[\]\n]{1,500})\]\(([^\s()<>]{1,2000})\)/y;
const code = /`([^`\n]{1,2000})`/y;
const emoji = /:([a-z0-9_+-]{2,32}):/y;

function tokens(text: string, people: readonly MentionedPerson[]): Token[] {
  const out: Token[] = [];
  let plain = '';
  const push = (token: Token) => {
    if (plain !== '') out.push({ kind: 'node', node: { type: 'text', text: plain } });
    plain = '';
    out.push(token);
  };
  for (let at = 0; at < text.length;) {
    const found = nodeAt(text, at, people);
    if (found) {
      push({ kind: 'node', node: found.node });
      at += found.length;
      continue;
    }
    const sign = signAt(text, at);
    if (sign) {
      push(sign);
      at += sign.sign.length;
      continue;
    }
    // A sign written with a backslash before it is itself.
    if (text[at] === '\\' && /[*_~`[\]>:\\-]/.test(text[at + 1] ?? '')) at += 1;
    plain += text[at];
    at += 1;
  }
  if (plain !== '') out.push({ kind: 'node', node: { type: 'text', text: plain } });
  return out;
}

function nodeAt(text: string, at: number, people: readonly MentionedPerson[]): { node: MarkdownInline; length: number } | null {
  switch (text[at]) {
    case '`': {
      const match = matchAt(code, text, at);
      return match ? { node: { type: 'code', text: match[1] ?? '' }, length: match[0].length } : null;
    }
    case '[': {
      const match = matchAt(named, text, at);
      const href = match ? linkAddress(match[2] ?? '') : null;
      return match && href !== null
        ? { node: { type: 'link', href, children: [{ type: 'text', text: match[1] ?? '' }] }, length: match[0].length }
        : null;
    }
    case '@': {
      const person = people.find(({ name }) => text.startsWith(name, at + 1));
      return person ? { node: { type: 'mention', id: person.id, text: `@${person.name}` }, length: person.name.length + 1 } : null;
    }
    case ':': {
      const match = matchAt(emoji, text, at);
      const sign = match ? emojiOf(match[1] ?? '') : undefined;
      return match && sign !== undefined ? { node: { type: 'text', text: sign }, length: match[0].length } : null;
    }
    default: return linkAt(text, at);
  }
}

function linkAt(text: string, at: number): { node: MarkdownInline; length: number } | null {
  // An address begins where a word begins.
  if (at > 0 && isWordSign(text[at - 1])) return null;
  const match = matchAt(address, text, at);
  if (!match) return null;
  let shown = match[0];
  while (shown !== '' && afterAddress.includes(shown.at(-1) ?? '')) shown = shown.slice(0, -1);
  if (shown === '') return null;
  const href = linkAddress(shown);
  // What only looked like an address is words as a whole: looking again at each of its letters would take for ever.
  const words: MarkdownInline = { type: 'text', text: shown };
  return { node: href === null ? words : { type: 'link', href, children: [words] }, length: shown.length };
}

function signAt(text: string, at: number): Extract<Token, { kind: 'sign' }> | null {
  const found = signs.find(([sign]) => text.startsWith(sign, at));
  if (!found) return null;
  const [sign, look] = found;
  const before = text[at - 1];
  const after = text[at + sign.length];
  const opens = after !== undefined && !/\s/.test(after);
  const closes = before !== undefined && !/\s/.test(before);
  // snake_case and 2*3*4 are words and sums.
  const isInside = isWordSign(before) && isWordSign(after) && sign.length === 1;
  return { kind: 'sign', sign, look, opens: opens && !isInside, closes: closes && !isInside };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

interface Open { sign: string; look: Look; nodes: MarkdownInline[] }

/** Each closing sign takes what is since its opening one; what never closes is words. One stack of at most five looks: linear. */
function pairSigns(all: readonly Token[]): MarkdownInline[] {
  const stack: Open[] = [{ sign: '', look: 'strong', nodes: [] }];
  const top = () => stack.at(-1) as Open;
  const add = (node: MarkdownInline) => {
    const { nodes } = top();
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', text: last.text + node.text };
    else nodes.push(node);
  };
  const giveUp = () => {
    const open = stack.pop() as Open;
    add({ type: 'text', text: open.sign });
    open.nodes.forEach(add);
  };
  for (const token of all) {
    if (token.kind === 'node') {
      add(token.node);
      continue;
    }
    const from = stack.findLastIndex((open) => open.sign === token.sign);
    if (token.closes && from > 0 && (from < stack.length - 1 || top().nodes.length > 0)) {
      while (stack.length - 1 > from) giveUp();
      const { nodes, look } = stack.pop() as Open;
      add({ type: look, children: nodes });
    } else if (token.opens && from < 0) stack.push({ sign: token.sign, look: token.look, nodes: [] });
    else add({ type: 'text', text: token.sign });
  }
  while (stack.length > 1) giveUp();
  return top().nodes;
}

/** The words without their signs: for previews, quotes and notifications. */
export function markdownText(text: string): string {
  return parseMarkdown(text).flatMap(blockLines).join('\n');
}

function blockLines(block: MarkdownBlock): string[] {
  switch (block.type) {
    case 'paragraph': return [inlineText(block.children)];
    case 'quote': return block.children.flatMap(blockLines);
    case 'list': return block.items.map((each, index) => `${block.ordered ? `${block.start + index}.` : '•'} ${inlineText(each.children)}`);
    case 'code': return [block.text];
  }
}

function inlineText(nodes: readonly MarkdownInline[]): string {
  return nodes.map((node) => ('children' in node ? inlineText(node.children) : node.text)).join('');
}

/** The first address that a text links to, for its preview. */
export function firstLink(text: string): string | null {
  const inBlocks = (blocks: readonly MarkdownBlock[]): string | null => firstOf(blocks, (block) => {
    if (block.type === 'code') return null;
    if (block.type === 'quote') return inBlocks(block.children);
    return block.type === 'list' ? firstOf(block.items, (each) => inNodes(each.children)) : inNodes(block.children);
  });
  const inNodes = (nodes: readonly MarkdownInline[]): string | null => firstOf(nodes, (node) => {
    if (node.type === 'link') return node.href.startsWith('http') ? node.href : null;
    return 'children' in node ? inNodes(node.children) : null;
  });
  return inBlocks(parseMarkdown(text));
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const one of items) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
