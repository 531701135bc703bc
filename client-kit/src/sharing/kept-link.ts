import { formatDate, todayIn } from '@heartwood/shared-ui/dates';

/** A link under which strangers read something, as its makers see it. */
export interface KeptLink {
  id: string;
  name: string;
  hasPasscode: boolean;
  asksMail: boolean;
  expiresAt: string | null;
  isRevoked: boolean;
  lockedUntil: string | null;
  views: number;
  lastOpenedAt: string | null;
  visits: readonly { mail: string | null; views: number; seconds: number; lastAt: string }[];
  history: readonly { name: string | null; text: string; createdAt: string }[];
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "3 links, 41 views". */
export const totalsOf = (links: readonly Pick<KeptLink, 'views'>[]) => (
  `${counted(links.length, 'link')}, ${counted(links.reduce((sum, { views }) => sum + views, 0), 'view')}`);

export const viewsOf = ({ views }: Pick<KeptLink, 'views'>) => counted(views, 'view');

/** Whether nobody can open it any more. */
export const isOver = ({ isRevoked, expiresAt }: Pick<KeptLink, 'isRevoked' | 'expiresAt'>, now: Date) => (
  isRevoked || (expiresAt !== null && new Date(expiresAt) <= now)
);

/** "Passcode · ends 30 Jun. 2026", "Ended 8 May 2026". */
export function standingOf(
  { isRevoked, expiresAt, hasPasscode, asksMail, lockedUntil }: Omit<KeptLink, 'visits' | 'history'>, now: Date,
): string {
  if (isRevoked) return 'Ended';
  const day = expiresAt === null ? null : formatDate(lastDayOf(expiresAt));
  if (expiresAt !== null && new Date(expiresAt) <= now) return `Ended ${day ?? ''}`;
  const lock = lockedUntil !== null && new Date(lockedUntil) > now ? 'locked after wrong passcodes' : null;
  return [hasPasscode ? 'Passcode' : 'No passcode', asksMail ? 'asks for mail' : null, day === null ? 'ends never' : `ends ${day}`, lock]
    .filter(Boolean).join(' · ');
}

/** "never opened", "14 May, 08:12". */
export function lastOf({ lastOpenedAt }: Pick<KeptLink, 'lastOpenedAt'>, locale = 'en-GB'): string {
  if (lastOpenedAt === null) return 'never opened';
  return momentWords(lastOpenedAt, locale);
}

export function momentWords(moment: string, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
}

/** "58 s", "4 min 10 s". */
export function secondsWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return minutes === 0 ? `${rest} s` : `${minutes} min${rest === 0 ? '' : ` ${rest} s`}`;
}

/** A link lasts until its last day is over, where it was made. */
export function endOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

/** The last day on which it can be opened, as `YYYY-MM-DD`. */
export function lastDayOf(end: string): string {
  return todayIn(undefined, new Date(Date.parse(end) - 1));
}

/** One link for each: names apart by a comma or a line. */
export function namesOf(text: string): string[] {
  return [...new Set(text.split(/[,\n]/).map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))];
}

const WORDS = ['crate', 'depot', 'grove', 'harbour', 'maple', 'orchard', 'pilot', 'timber'];

/** Words that can be said on the phone, and a number that cannot be guessed in five tries. */
export function newPasscode(random: (most: number) => number = randomBelow): string {
  return `${WORDS[random(WORDS.length)] ?? 'crate'}-${WORDS[random(WORDS.length)] ?? 'depot'}-${String(random(10_000)).padStart(4, '0')}`;
}

const randomBelow = (most: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % most;
