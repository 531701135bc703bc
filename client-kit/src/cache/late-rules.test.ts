import { createFakeShell, type OperationAnswer } from '@heartwood/contract/fake-shell';
import { gql } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { createClient } from '../graphql';
import { lateRules, type CacheRules } from './late-rules';

const HOME = gql<{ answer: number }>`query Home { answer }`;
const PAGE = gql<{ answer: number }>`query Page { answer }`;
const SAVE = gql<{ save: { __typename: string; id: string } }>`mutation Save { save { id } }`;

const rules = (saved: () => void): CacheRules => ({ keys: {}, updates: { Mutation: { save: saved } }, optimistic: {} });

function open(load: () => Promise<CacheRules>, operations: Record<string, OperationAnswer> = {}) {
  const shell = createFakeShell({
    operations: { Home: { answer: 1 }, Page: { answer: 2 }, Save: { save: { __typename: 'Thing', id: '1' } }, ...operations },
  });
  const cache = lateRules({ load, withoutRules: ['Home'], cacheWith: (given) => cacheExchange(given) });
  const { client } = createClient(shell, { remote: 'harbour', cache });
  return { client, asked: () => shell.fake.calls.map(({ operation }) => operation) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the first picture waits for no rules, and asks for none', async () => {
  const load = jest.fn(() => new Promise<CacheRules>(() => undefined));
  const { client, asked } = open(load);
  expect((await client.query(HOME, {}).toPromise()).data).toEqual({ answer: 1 });
  expect(asked()).toEqual(['Home']);
  expect(load).not.toHaveBeenCalled();
});

test('a command waits for its rules, which come once', async () => {
  const saved = jest.fn();
  let come = (_: CacheRules) => undefined as void;
  const load = jest.fn(() => new Promise<CacheRules>((resolve) => { come = resolve; }));
  const { client, asked } = open(load);
  const first = client.mutation(SAVE, {}).toPromise();
  await settled();
  expect(asked()).toEqual([]);
  come(rules(saved));
  await first;
  await client.mutation(SAVE, {}).toPromise();
  expect(saved).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was left before the rules came is not asked for', async () => {
  let come = (_: CacheRules) => undefined as void;
  const { client, asked } = open(() => new Promise<CacheRules>((resolve) => { come = resolve; }));
  client.query(PAGE, {}).subscribe(() => undefined).unsubscribe();
  const shown = client.query(PAGE, {}).subscribe(() => undefined);
  come(rules(() => undefined));
  await settled();
  expect(asked()).toEqual(['Page']);
  shown.unsubscribe();
});

test('without a line for them a command goes on, and the next asks for them anew', async () => {
  const saved = jest.fn();
  const load = jest.fn<Promise<CacheRules>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(rules(saved));
  const { client } = open(load);
  expect((await client.mutation(SAVE, {}).toPromise()).data).toEqual({ save: { id: '1' } });
  expect(saved).not.toHaveBeenCalled();
  await client.mutation(SAVE, {}).toPromise();
  expect(saved).toHaveBeenCalledTimes(1);
});
