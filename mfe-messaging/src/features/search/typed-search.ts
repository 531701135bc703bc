/** A search as it is typed: its words, and what narrows it (`from:`, `in:`, `after:`, `before:`, `on:`, `has:file`). */
export interface TypedSearch {
  words: string;
  /** A name, or "me"; null where nobody is named. */
  from: string | null;
  /** The name of a channel, or of whom one writes to. */
  place: string | null;
  /** Days of the viewer, both searched: `YYYY-MM-DD`. */
  firstDay: string | null;
  lastDay: string | null;
  hasFile: boolean;
}

/** A name of several words stands in quotation marks, whichever a keyboard writes. */
const PART = /(?<![^\s])(from|in|after|before|on|has):(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]*))/giu;
const FILES = new Set(['file', 'files', 'attachment', 'attachments']);

const isoOf = (date: Date) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** "2026-05-12", "12.5.2026", "today", "yesterday"; null for what is no day, or not yet. */
function dayOf(typed: string, now: Date): Date | null {
  if (typed === 'today' || typed === 'yesterday')
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (typed === 'today' ? 0 : 1));
  const [, ...iso] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  const [, ...said] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed) ?? [];
  const [year, month, day] = iso.length > 0 ? iso.map(Number) : said.map(Number).reverse();
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

const daysOn = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** Reads what is typed into the field. What is named without saying whom, where or when narrows nothing yet; anything else is a word. */
export function readTyped(search: string, now: Date = new Date()): TypedSearch {
  const typed: TypedSearch = { words: '', from: null, place: null, firstDay: null, lastDay: null, hasFile: false };
  typed.words = search.replaceAll(PART, (part: string, name: string, quoted: string | undefined, bare: string | undefined) => {
    const value = (quoted ?? bare ?? '').trim();
    const day = dayOf(value.toLowerCase(), now);
    switch (name.toLowerCase()) {
      case 'from':
        typed.from = value || typed.from;
        return '';
      case 'in':
        typed.place = value.replace(/^#/, '') || typed.place;
        return '';
      case 'has':
        if (value !== '' && !FILES.has(value.toLowerCase())) return part;
        typed.hasFile ||= value !== '';
        return '';
      case 'after':
        if (day) typed.firstDay = isoOf(daysOn(day, 1));
        return '';
      case 'before':
        if (day) typed.lastDay = isoOf(daysOn(day, -1));
        return '';
      default:
        if (day) typed.firstDay = typed.lastDay = isoOf(day);
        return '';
    }
  }).replaceAll(/\s+/g, ' ').trim();
  return typed;
}

/** The one of these that a name means: called so, else one whose name begins so, else one with a word that does. */
export function meant<Row extends { name: string }>(rows: readonly Row[], named: string): Row | null {
  const wanted = named.toLowerCase();
  const nameOf = ({ name }: Row) => name.toLowerCase();
  return rows.find((row) => nameOf(row) === wanted)
    ?? rows.find((row) => nameOf(row).startsWith(wanted))
    ?? rows.find((row) => nameOf(row).split(/\s+/).some((word) => word.startsWith(wanted)))
    ?? null;
}
