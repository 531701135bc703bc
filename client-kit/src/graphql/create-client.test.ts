import { createFakeShell, type OperationAnswer } from '@heartwood/contract/fake-shell';
import { gql, type Exchange } from '@urql/core';
import { createClient } from './create-client';

const nothing: Exchange = ({ forward }) => forward;
const QUESTION = gql<{ answer: number }>`query Question { answer }`;
const SAVE = gql<{ save: number }>`mutation Save { save }`;
const NEWS = gql<{ news: number }>`subscription News { news }`;

function open(operations: Record<string, OperationAnswer> = {}) {
  const shell = createFakeShell({ operations });
  return { shell, ...createClient(shell, { remote: 'harbour', cache: nothing }) };
}

const later = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ['the server refuses', new Error('not today'), 'not today'],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('reports once under the remote’s name what failed: %s', async (_when, answer, words) => {
  const { shell, client } = open({ Question: answer });
  await client.query(QUESTION, {}).toPromise();
  expect(shell.fake.reports).toHaveLength(1);
  expect(shell.fake.reports[0]).toMatchObject({
    error: { message: expect.stringContaining(words) as string }, context: { remote: 'harbour', where: 'Question' },
  });
});

it('reports once what nobody answers again and again, and anew after an answer', async () => {
  const { shell, client } = open();
  const save = async (answer: OperationAnswer) => {
    shell.fake.answer('Save', answer);
    await client.mutation(SAVE, {}).toPromise();
    return shell.fake.reports.length;
  };
  const silent = () => Promise.reject(new TypeError('Failed to fetch'));
  expect([await save(silent), await save(silent), await save(new Error('not today')), await save(new Error('not today'))]).toEqual([
    1, 1, 2, 3,
  ]);
  expect([await save({ save: 1 }), await save(silent)]).toEqual([3, 4]);
});

it('asks three times in all when nobody answers a question', async () => {
  const { shell, client } = open({ Question: () => Promise.reject(new TypeError('Failed to fetch')) });
  await client.query(QUESTION, {}).toPromise();
  expect(shell.fake.calls.filter(({ operation }) => operation === 'Question')).toHaveLength(3);
});

it('asks again for what is on screen, and for nothing that left it', async () => {
  const { shell, client, refetchOnScreen } = open({ Question: { answer: 42 } });
  const asked = () => shell.fake.calls.filter(({ operation }) => operation === 'Question').length;
  const shown = client.query(QUESTION, {}).subscribe(() => undefined);
  await later();
  refetchOnScreen();
  await later();
  expect(asked()).toBe(2);
  shown.unsubscribe();
  refetchOnScreen();
  await later();
  expect(asked()).toBe(2);
});

it('hears news over the lent connection', async () => {
  const { shell, client } = open();
  const heard: unknown[] = [];
  const listening = client.subscription(NEWS, {}).subscribe(({ data }) => heard.push(data));
  await later();
  shell.fake.socket.push('News', { news: 7 });
  expect(heard).toEqual([{ news: 7 }]);
  listening.unsubscribe();
  expect(shell.fake.socket.open()).toEqual([]);
});
