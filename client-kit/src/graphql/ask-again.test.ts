import { createFakeShell } from '@heartwood/contract/fake-shell';
import { cacheExchange } from '@urql/exchange-graphcache';
import { gql } from '@urql/core';
import { forgetting } from '../cache/forget';
import { createClient } from './create-client';

const ALL = gql<{ decks: { id: string }[] }>`query Decks { decks { id __typename } }`;
const REMOVE = gql<{ remove: string }, { id: string }>`mutation Remove($id: ID!) { remove(id: $id) }`;

it('two commands in a row: the list that was asked for between them does not stay as it was', async () => {
  const there = new Set(['a', 'b', 'c']);
  // The second time it is read before the second command and comes after it.
  const held: (() => void)[] = [];
  let asked = 0;
  const shell = createFakeShell({
    operations: {
      Decks: async () => {
        asked += 1;
        const decks = [...there].map((id) => ({ __typename: 'Deck', id }));
        if (asked === 2) await new Promise<void>((resolve) => held.push(resolve));
        return { decks };
      },
      Remove: (({ id }: { id: string }) => {
        there.delete(id);
        return { remove: id };
      }) as never,
    },
  });
  const cache = cacheExchange({ updates: { Mutation: { remove: forgetting('decks') } } });
  const { client } = createClient(shell, { remote: 'harbour', cache });
  let shown: string[] = [];
  const list = client.query(ALL, {}).subscribe(({ data }) => { shown = data?.decks.map(({ id }) => id) ?? []; });
  const until = async (isSo: () => boolean) => {
    for (let turns = 0; !isSo() && turns < 500; turns += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  await until(() => shown.length === 3);
  await client.mutation(REMOVE, { id: 'a' }).toPromise();
  await until(() => held.length === 1);
  await client.mutation(REMOVE, { id: 'b' }).toPromise();
  held[0]?.();
  await until(() => asked === 3);
  await until(() => shown.length === 1);
  expect(shown).toEqual(['c']);
  list.unsubscribe();
});
