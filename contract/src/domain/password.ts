/** How long a new password is, in characters. One that was set under older rules goes on working. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** Whose password it is, as far as that is known. */
export interface PasswordOwner {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  email?: string | null | undefined;
}

const PRODUCT = 'heartwood';

/** Digits around a name are a date or a year; more than a date has may be anything. */
const DIGITS_OF_A_DATE = 8;

/** Words shorter than this are in many passwords by chance. */
const SHORTEST_WORD = 3;

const EASY = 'which is guessed first. Try a few words';

/**
 * What is wrong with a new password, as a sentence for the person, or null. The screen asks while they type, the server
 * again, which also knows the commonest passwords of the world.
 */
export function passwordFault(password: string, owner: PasswordOwner = {}): string | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters`;
  if (length > PASSWORD_LENGTH.max) return `Use at most ${PASSWORD_LENGTH.max} characters`;
  if (/^(.{1,9}?)\1+.{0,2}$/su.test(password)) return 'This repeats itself and is easy to guess. Try a few words';
  if (isMostly(password, ownWords(owner))) return `This is mostly your own name or address, ${EASY}`;
  if (isMostly(password, [...ownWords(owner), PRODUCT])) return `This is mostly the name of Heartwood, ${EASY}`;
  return null;
}

/**
 * The readings of a password that are looked up among the commonest: itself, and the word in it when digits and marks
 * are put around it or in place of letters ("P@ssw0rd2024!"), and that word is at least half of it.
 */
export function commonReadings(password: string): string[] {
  const whole = folded(password);
  const readings = new Set([whole, spelled(whole)]);
  for (const bare of [whole.replace(/[^\p{L}]+$/u, ''), whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]) {
    if (bare.length * 2 < whole.length) continue;
    readings.add(bare);
    readings.add(spelled(bare));
  }
  return [...readings];
}

function ownWords({ firstname, lastname, email }: PasswordOwner): string[] {
  const local = email?.split('@', 1)[0] ?? '';
  return [
    firstname,
    lastname,
    `${firstname ?? ''}${lastname ?? ''}`,
    email,
    local,
    ...local.split(/[._+-]/),
    ...(lastname ?? '').split(' '),
  ].map((word) => letters(word ?? ''));
}

/** Without these words less than half of it is left, or a date. */
function isMostly(password: string, words: readonly string[]): boolean {
  const longestFirst = words.filter(({ length }) => length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
  return [letters(password), letters(spelled(folded(password)))].some((whole) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), whole);
    return rest.length < whole.length && (rest.length * 2 <= whole.length || (/^\d*$/.test(rest) && rest.length <= DIGITS_OF_A_DATE));
  });
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const letters = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};
const spelled = (text: string) => text.replaceAll(/[@4031!$57]/g, (mark) => STANDS_FOR[mark] ?? mark);
