import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { searchedText } from '../../text/search';
import { companiesOfSql } from '../company';
import { visibleEventSql } from '../event';
import { requireViewer } from '../identity';
import { knownTagSql } from '../post';
import { apartFromSql } from '../reach';
import { findableSql } from '../social';

const VIEWER = '$1::uuid';
/** So many names that have most in common with what was typed are looked at. */
const CLOSEST = 50;

const closest = (rows: string, column: string) => `
      (select ${column} as name, (
          select count(*)
          from unnest(search_grams(${column})) g
          where g = any($2::text[])) as common
        ${rows} and search_grams(${column}) && $2::text[]
        order by common desc, name
        limit ${CLOSEST})`;

/** $2 pieces of what was typed: names of people, companies, tags and events that the viewer may find, with some of the same pieces. */
export const ALIKE: Statement = {
  name: 'names-alike',
  text: `select distinct name
    from (${[
    closest(`from users u where ${findableSql('u', apartFromSql(VIEWER))}`, 'u.search_text'),
    closest(`from company k where k.deleted_at is null and (not k.is_demo or k.id in (select mine.id from ${companiesOfSql(VIEWER)} mine))`, 'k.search_text'),
    closest(`from tag t where ${knownTagSql('t', VIEWER)}`, 't.search_text'),
    closest(`from event e left join company c on c.id = e.company_id where ${visibleEventSql(VIEWER)}`, 'e.search_text'),
  ].join('\n      union all')}) x`,
};

/** From where on pg_trgm calls two words alike, unless told otherwise. */
const ALIKE_ENOUGH = 0.3;

const piecesOf = (word: string) => {
  const letters = [...`  ${word} `];
  return new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')));
};

/** How alike two words are, from 0 to 1: the pieces of three letters that they share, of all that they have. */
export function likeness(one: string, other: string): number {
  const [own, others] = [piecesOf(one), piecesOf(other)];
  const shared = [...own].filter((piece) => others.has(piece)).length;
  return shared / (own.size + others.size - shared);
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);

/** What was typed with each word as the names have it that are most like it; null where none is like it, or nothing changes. */
export function meant(typed: string, names: readonly string[]): string | null {
  const known = [...new Set(names.flatMap(wordsOf))].sort();
  const words = wordsOf(typed).map((word) => {
    let best = { word: '', likeness: 0 };
    for (const each of known) {
      const like = likeness(word, each);
      if (like > best.likeness) best = { word: each, likeness: like };
    }
    return best.likeness >= ALIKE_ENOUGH ? best.word : word;
  });
  const text = words.join(' ');
  return text === typed ? null : text;
}

/** What somebody who found nothing may have meant; null where nothing is like it. */
export async function didYouMean(context: Context, search: string): Promise<string | null> {
  const { userId } = requireViewer(context);
  const asked = searchedText(search);
  if (!asked) return null;
  const rows = await context.db.read<{ name: string }>(ALIKE, [userId, asked.grams]);
  return meant(asked.text, rows.map(({ name }) => name));
}
