import { Client, fetchExchange, gql } from '@urql/core';
import { inRowOrder } from './row-order';

const save = gql`mutation ($row: GoalInput!) { saveGoal(row: $row) { row { id } } }`;

/** A server that answers when it is told to. */
function slowServer() {
  const sent: { row: object; answer(): void }[] = [];
  const client = new Client({
    url: 'https://heartwood.example/graphql', preferGetMethod: false, exchanges: [inRowOrder(), fetchExchange],
    fetch: (_input, init) => new Promise((resolve) => {
      const { variables } = JSON.parse(String(init?.body)) as { variables: { row: object } };
      const body = { headers: { get: () => 'application/json' }, status: 200, text: () => Promise.resolve('{"data":{"saveGoal":null}}') };
      sent.push({ row: variables.row, answer: () => resolve(body as never) });
    }),
  });
  return {
    rows: async () => {
      await new Promise((resolve) => { setTimeout(resolve); });
      return sent.map(({ row }) => row);
    },
    answer: (at: number) => sent[at]?.answer(),
    send: (row: object) => client.mutation(save, { row }).toPromise(),
  };
}

it('a row that is made and changed at once is made first, and what names it waits too', async () => {
  const { rows, answer, send } = slowServer();
  const [made, moved, within, other] = [
    { id: 'a', title: 'Pilot' }, { id: 'a', date: '2026-07-01' }, { id: 'b', categoryId: 'a' }, { id: 'c', title: 'Another' },
  ];
  for (const row of [made, moved, within, other]) void send(row);
  expect(await rows()).toEqual([made, other]);
  answer(0);
  expect(await rows()).toEqual([made, other, moved]);
  answer(2);
  expect(await rows()).toEqual([made, other, moved, within]);
});

it('the same command twice is answered twice, and nothing waits for what is over', async () => {
  const { rows, answer, send } = slowServer();
  const row = { id: 'a', title: 'Pilot' };
  const both = Promise.all([send(row), send(row)]);
  expect(await rows()).toHaveLength(1);
  answer(0);
  expect(await rows()).toHaveLength(2);
  answer(1);
  expect(await both).toHaveLength(2);
  void send(row);
  expect(await rows()).toHaveLength(3);
});
