export type FormatName = 'bold' | 'italic' | 'strike' | 'code' | 'link' | 'quote' | 'list';

interface Selected { text: string; start: number; end: number }

const signs: Partial<Record<FormatName, string>> = { bold: '**', italic: '*', strike: '~~', code: '`' };
const lineSigns: Partial<Record<FormatName, string>> = { quote: '> ', list: '- ' };

/** Puts the signs of a format around the selection, or takes them away when they are there. */
export function formatText({ text, start, end }: Selected, format: FormatName): Selected {
  const sign = signs[format];
  if (sign !== undefined) return around({ text, start, end }, sign);
  const lineSign = lineSigns[format];
  if (lineSign !== undefined) return atLines({ text, start, end }, lineSign);
  const words = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const link = isAddress ? `[](${words})` : `[${words}](https://)`;
  // The caret goes where something is missing: the words, or the address.
  const caret = start + (isAddress ? 1 : link.length - 1);
  return { text: text.slice(0, start) + link + text.slice(end), start: caret, end: caret };
}

function around({ text, start, end }: Selected, sign: string): Selected {
  const size = sign.length;
  const isOn =
    text.slice(start - size, start) === sign &&
    text.slice(end, end + size) === sign &&
    !(sign === '*' && text.slice(start - 2, start) === '**');
  if (isOn)
    return { text: text.slice(0, start - size) + text.slice(start, end) + text.slice(end + size), start: start - size, end: end - size };
  // Signs beside a blank are words, so the blanks stay outside.
  const words = text.slice(start, end);
  const from = start + (words.trim() === '' ? 0 : words.length - words.trimStart().length);
  const to = end - (words.trim() === '' ? 0 : words.length - words.trimEnd().length);
  return { text: text.slice(0, from) + sign + text.slice(from, to) + sign + text.slice(to), start: from + size, end: to + size };
}

function atLines({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const isOn = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isOn ? line.slice(sign.length) : sign + line)).join('\n');
  const by = changed.length - (end - from);
  return {
    text: text.slice(0, from) + changed + text.slice(end),
    start: Math.max(from, start + (isOn ? -sign.length : sign.length)),
    end: end + by,
  };
}

/** The format that a key asks for, or null. */
export function formatOfKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): FormatName | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (event.shiftKey) return key === 'x' ? 'strike' : null;
  return ({ b: 'bold', i: 'italic', e: 'code', k: 'link' } as const)[key] ?? null;
}
