import { foldText } from '@heartwood/contract/domain';
import type { Statement } from '../db/database';
import type { Context } from '../request/context';
import type { PageInput } from './page';

/** What somebody looks for, as statements take it: the folded text, and the pieces by which the index finds it. */
interface SearchedText { text: string; grams: string[] }

/** Where somebody looks: everywhere, at whom and what they follow, at their own companies, at what they have opened. */
export const SEARCH_SCOPES = ['EVERYTHING', 'FOLLOWED', 'MY_COMPANIES', 'OPENED'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** What a list of hits asks for. */
export interface SearchInput extends PageInput { search: string; scope: SearchScope }

/** A statement for each scope: what is the same for all rows is then planned as such. */
export const statementsOf = (name: string, text: (scope: SearchScope) => string) => Object.fromEntries(
  SEARCH_SCOPES.map((scope) => [scope, { name: `${name}-${scope.toLowerCase().replace('_', '-')}`, text: text(scope) }]),
) as Record<SearchScope, Statement>;

/** Rows of one kind as a statement finds them: how many there are, a little more than a screen would count, and the first of them. */
export interface FoundRows<Row> { total: number; rows: Row[] }

/** A kind of thing that `search` finds. The part that has it says how; `search` joins the kinds in one statement. */
export interface SearchedKind<Row, Found> {
  /**
   * SQL of `FoundRows` as JSON: the first $4 rows, the best first. $1 viewer, $2 text and $3 grams of `SearchedText`. It leaves out
   * what the viewer may not see, and counts to `MOST_COUNTED`.
   */
  firstSql: (scope: SearchScope) => string;
  /** The rows as the schema shows them, of which there may be one more than `size`. */
  view: (found: FoundRows<Row>, size: number, context: Context) => Found;
}

/** Nobody reads a thousand hits: a count of so many says "more than a thousand". */
export const MOST_COUNTED = 1001;

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
