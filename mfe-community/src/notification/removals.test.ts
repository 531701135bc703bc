import { createFakeShell } from '@heartwood/contract/fake-shell';
import { sampleRow } from '../../dev/sample-notifications';
import { createSampleServer } from '../../dev/sample-server';
import { createRemoteClient } from '../app/client';
import { $hidden, createRemovals, UNDO_TIME } from './removals';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const row = sampleRow({ id: 'n1' });

function start() {
  const shell = createFakeShell({ operations: createSampleServer([row]).operations });
  const removals = createRemovals(createRemoteClient(shell).client, shell);
  return { shell, removals, sent: () => shell.fake.calls.map(({ operation }) => operation) };
}

test('it is hidden at once and sent when Undo is over', async () => {
  const { shell, removals, sent } = start();
  removals.remove(row);
  expect($hidden.getState()).toEqual({ n1: { wasUnread: true } });
  await pass(UNDO_TIME - 1);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['RemoveNotification']);
  expect($hidden.getState()).toEqual({});
  expect(shell.fake.toasts).toEqual([]);
});

test('Undo shows it again, and it is never sent', async () => {
  const { shell, removals, sent } = start();
  removals.remove(row);
  shell.fake.toasts[0]?.action?.run();
  expect($hidden.getState()).toEqual({});
  await pass(UNDO_TIME);
  expect(sent()).toEqual([]);
});

test('one that could not be removed comes back, and a toast says so', async () => {
  const { shell, removals } = start();
  shell.fake.answer('RemoveNotification', new Error('down'));
  removals.remove(row);
  removals.flush();
  await pass(0);
  expect($hidden.getState()).toEqual({});
  expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'down' }]);
});
