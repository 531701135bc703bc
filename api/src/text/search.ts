import { foldText } from '@heartwood/contract/domain';

/** What somebody looks for, as statements take it: the folded text, and the pieces by which the index finds it. */
export interface SearchedText { text: string; grams: string[] }

const LONGEST = 100;
const GRAM = 3;

/** What was typed, to be looked for; null when there is nothing in it. */
export function searchedText(typed: string): SearchedText | null {
  const text = foldText(typed.slice(0, LONGEST));
  if (text === '') return null;
  const letters = [...text];
  if (letters.length < GRAM) return { text, grams: [`^${text}`] };
  return { text, grams: [...new Set(letters.slice(GRAM - 1).map((_, at) => letters.slice(at, at + GRAM).join('')))] };
}

/**
 * Whether a folded column contains what is looked for; of one or two letters, whether a word of it begins with them, for anything
 * contains them. All are SQL expressions: the column, and `SearchedText` as two parameters. Found by the index on `search_grams`.
 */
export const foundSql = (column: string, text: string, grams: string) => `(search_grams(${column}) @> ${grams}::text[]
    and strpos(' ' || ${column}, case when length(${text}) < ${GRAM} then ' ' else '' end || ${text}) > 0)`;

/** How well: 0 is it, 1 begins with it, 2 has a word that begins with it, 3 contains it. */
export const foundRankSql = (column: string, text: string) => `case
    when ${column} = ${text} then 0
    when starts_with(${column}, ${text}) then 1
    when strpos(' ' || ${column}, ' ' || ${text}) > 0 then 2
    else 3
  end`;
