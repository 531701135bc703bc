/** @embedded the function that the index is made of, and how texts are compared */
import { foldText } from '@heartwood/contract/domain';
import type { Database } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { foundRankSql, foundSql, searchedText } from './search';

const NAMES = [
  'Zoë Łukasiewicz-Strauß', 'Tomáš Dvořák', 'Amara Okafor', 'Mara Oka', 'Loopcrate', 'Crate', 'Cratewise', 'Steady Crates', 'O’Brien',
  'Booking.com',
  '王小明', '김민수', 'İSTANBUL', '50 % off_all\\', 'A', 'AB', 'Ωmega', 'Фёдор', '...', '🚀 Labs',
];
const SEARCHES = [
  'zoe', 'STRAUSS', 'łuk', 'dvorak', 'ara', 'mara', 'crate', 'Crates', 'obrien', 'O\'B', 'booking.com', '小明', '王', '明', '민', 'istanbul',
  '%', '_', '50 %',
  '\\', 'a', 'ab', 'l', 'ok', 'om', 'ωμ', 'ω', 'федор', '...', '🚀', 'nothing of it', "'; drop table users; --",
];

describe('looking for folded text', () => {
  let db: Database;
  beforeAll(async () => { db = await openTestDatabase(); });
  afterAll(() => db.close());

  const find = async (typed: string) => {
    const asked = searchedText(typed);
    const found = foundSql('x.name', '$2::text', '$3');
    const { rows } = { rows: asked && await db.read<{ at: number; rank: number }>({
      name: 'found',
      text: `select x.at::int as at, ${foundRankSql('x.name', '$2::text')} as rank from unnest($1::text[]) with ordinality x(name, at) where ${found} order by x.at`,
    }, [NAMES.map(foldText), asked.text, asked.grams]) };
    return rows;
  };

  it.each(SEARCHES)('%s is in the names that contain it, or that have a word beginning with so little', async (typed) => {
    const text = foldText(typed);
    const isIn = (name: string) => ([...text].length < 3 ? ` ${name}`.includes(` ${text}`) : name.includes(text));
    expect((await find(typed))?.map(({ at }) => NAMES[at - 1])).toEqual(NAMES.filter((name) => isIn(foldText(name))));
  });

  it('puts what it is before what begins with it, a word that does, and what contains it', async () => {
    const found = await find('crate');
    expect(found?.map(({ at, rank }) => [NAMES[at - 1], rank])).toEqual([
      ['Loopcrate', 3], ['Crate', 0], ['Cratewise', 1], ['Steady Crates', 2],
    ]);
  });

  it.each(['', '   ', '\u200b'])('looks for nothing when nothing is typed: "%s"', (typed) => {
    expect(searchedText(typed)).toBeNull();
  });
});
