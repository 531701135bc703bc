import { createFakeShell } from '@heartwood/contract/fake-shell';
import { gql, type Exchange, type TypedDocumentNode } from '@urql/core';
import { createClient } from './create-client';
import { keepSubscription } from './keep-subscription';

const cache: Exchange = ({ forward }) => forward;
const document: TypedDocumentNode<{ tides: { height: number } }, { after: number }> = gql`
  subscription Tides($after: Int!) { tides(after: $after) { height } }
`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function keep(options: { onEnded?: () => void } = {}) {
  const shell = createFakeShell();
  const { client } = createClient(shell, { remote: 'harbour', cache });
  const heights: number[] = [];
  const kept = keepSubscription(client, shell, {
    document, variables: () => ({ after: heights.length }), onData: ({ tides }) => heights.push(tides.height), ...options,
  });
  await pass(0);
  const push = (height: number) => shell.fake.socket.push('Tides', { tides: { __typename: 'Tide', height } });
  return { shell, kept, heights, push, asked: () => shell.fake.socket.open().map(({ variables }) => variables?.['after']) };
}

test('it begins at once, and anew with what is known by then when the line is back', async () => {
  const { shell, heights, push, asked } = await keep();
  expect(asked()).toEqual([0]);
  push(3);
  shell.events.emit('socket/resumed', {});
  await pass(0);
  expect(asked()).toEqual([1]);
  push(4);
  expect(heights).toEqual([3, 4]);
});

test('one that the server ended comes back after a second', async () => {
  const { shell, asked } = await keep();
  shell.fake.socket.complete('Tides');
  await pass(999);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual([0]);
});

test('whoever knows better than to come back is told that the server has ended it, and begins it anew', async () => {
  const onEnded = jest.fn();
  const { shell, kept, asked } = await keep({ onEnded });
  shell.fake.socket.complete('Tides');
  await pass(60_000);
  expect(asked()).toEqual([]);
  expect(onEnded).toHaveBeenCalledTimes(1);
  kept.restart();
  await pass(0);
  expect(asked()).toEqual([0]);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('after stop nothing begins any more, also where it was about to', async () => {
  const { shell, kept, asked } = await keep();
  shell.fake.socket.complete('Tides');
  kept.stop();
  await pass(60_000);
  shell.events.emit('socket/resumed', {});
  await pass(0);
  expect(asked()).toEqual([]);
});
