import { createFakeShell } from '@heartwood/contract/fake-shell';
import { gql, type Exchange } from '@urql/core';
import { createClient } from './create-client';

const SAVE = gql<{ save: number }, { row: object }>`mutation Save($row: Row!) { save(row: $row) }`;
const LINK = gql<{ link: number }, { row: object }>`mutation Link($row: Row!) { link(row: $row) }`;
const nothing: Exchange = ({ forward }) => forward;
const ROW = '6b3a1c54-8f0e-4d7a-9a51-0c2f6d1e7b10';
const OTHER = 'e1f7a0d2-35b4-4c86-8d9f-7a6b5c4d3e2f';

function open() {
  const held: ((answer: object | Error) => void)[] = [];
  const hold = () => new Promise<never>((resolve, reject) => {
    held.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer as never)));
  });
  const shell = createFakeShell({ operations: { Save: hold, Link: hold } });
  const { client } = createClient(shell, { remote: 'harbour', cache: nothing });
  const sent = () => shell.fake.calls.map(({ variables }) => variables['row']);
  return { client, sent, answer: (index: number, answer: object | Error = { save: 1, link: 1 }) => held[index]?.(answer) };
}

const later = () => new Promise((resolve) => setTimeout(resolve));

it('sends a second command on a row when the first is answered, and one on another row at once', async () => {
  const { client, sent, answer } = open();
  const done = [{ id: ROW, name: 'Hamburg' }, { id: ROW, position: 2 }, { id: OTHER }].map((row) => client.mutation(SAVE, { row }).toPromise());
  await later();
  expect(sent()).toEqual([{ id: ROW, name: 'Hamburg' }, { id: OTHER }]);
  answer(0);
  await later();
  expect(sent()).toEqual([{ id: ROW, name: 'Hamburg' }, { id: OTHER }, { id: ROW, position: 2 }]);
  answer(1);
  answer(2);
  expect((await Promise.all(done)).map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
});

it('links to what is being made when it is made, and nothing waits for a link', async () => {
  const { client, sent, answer } = open();
  void client.mutation(SAVE, { row: { id: ROW } }).toPromise();
  void client.mutation(LINK, { row: { id: OTHER, harbourIds: [ROW] } }).toPromise();
  await later();
  expect(sent()).toEqual([{ id: ROW }]);
  answer(0);
  await later();
  void client.mutation(SAVE, { row: { id: ROW, position: 3 } }).toPromise();
  await later();
  expect(sent()).toEqual([{ id: ROW }, { id: OTHER, harbourIds: [ROW] }, { id: ROW, position: 3 }]);
});

it('brings several back after they were deleted', async () => {
  const { client, sent, answer } = open();
  void client.mutation(SAVE, { row: { ids: [ROW, OTHER] } }).toPromise();
  void client.mutation(SAVE, { row: { id: OTHER } }).toPromise();
  await later();
  expect(sent()).toEqual([{ ids: [ROW, OTHER] }]);
  answer(0);
  await later();
  expect(sent()).toEqual([{ ids: [ROW, OTHER] }, { id: OTHER }]);
});

it('goes on after one that nobody answered', async () => {
  const { client, sent, answer } = open();
  const first = client.mutation(SAVE, { row: { id: ROW } }).toPromise();
  void client.mutation(SAVE, { row: { id: ROW, position: 2 } }).toPromise();
  await later();
  answer(0, new TypeError('Failed to fetch'));
  expect((await first).error?.networkError).toBeDefined();
  await later();
  expect(sent()).toEqual([{ id: ROW }, { id: ROW, position: 2 }]);
});
