import { createClient } from '@heartwood/client-kit/graphql';
import { createFakeShell } from '@heartwood/contract/fake-shell';
import { waitFor } from '@testing-library/react';
import { cacheExchange } from '@urql/core';
import { COMPANY_ID, MIRA, PRIYA, sampleRow } from '../../../dev/sample-notifications';
import { createSampleServer } from '../../../dev/sample-server';
import { notified, settled, showList } from '../../notification/stream-events';
import { followAlerts } from './alerts';

let stop: (() => void) | null = null;
afterEach(() => stop?.());

function listen(path = '/app/messaging') {
  const shell = createFakeShell({ path, session: { company: { id: COMPANY_ID } }, operations: createSampleServer().operations });
  stop = followAlerts(shell, createClient(shell, { remote: 'community', cache: cacheExchange }).client);
  const texts = () => shell.fake.toasts.map(({ title, text }) => (text === undefined ? [title] : [title, text]));
  return { shell, texts };
}

const culture = sampleRow({
  id: 'n', type: 'ASSIGNED', kind: 'ASSIGN', actors: [PRIYA],
  message: 'Priya Raman assigned you to Culture, due 22 May', strong: ['Priya Raman', 'Culture'],
});

test('a toast says what happened, and what is said beside it', () => {
  const { shell, texts } = listen();
  notified(culture);
  expect(texts()).toEqual([['Priya Raman assigned you to Culture', 'Due 22 May']]);
  const person = { id: PRIYA.id, name: 'Priya Raman', photo: null };
  expect(shell.fake.toasts).toMatchObject([{ position: 'top-right', status: 'info', person }]);
});

test('one that happens again is one toast', () => {
  const { texts } = listen();
  notified(culture);
  notified({ ...culture, message: 'Priya Raman assigned you to Culture', strong: ['Priya Raman', 'Culture'] });
  expect(texts()).toEqual([['Priya Raman assigned you to Culture']]);
});

test('it opens the place, and is read by that', async () => {
  const { shell } = listen();
  notified(culture);
  shell.fake.toasts[0]?.action?.run();
  expect(shell.fake.nav.steps).toEqual([culture.path]);
  await waitFor(() => expect(shell.fake.calls).toMatchObject([{ operation: 'MarkNotificationsRead', variables: { ids: ['n'] } }]));
});

test('what happened in another company is opened in that one', () => {
  const { shell } = listen();
  notified({ ...culture, company: MIRA });
  shell.fake.toasts[0]?.action?.run();
  expect(shell.fake.nav.steps).toEqual([`${culture.path}&company=${MIRA.id}`]);
});

test('none comes of a message: messaging tells of that itself', () => {
  const { texts } = listen();
  notified({ ...culture, type: 'MESSAGED', kind: 'MESSAGE', subject: 'conversation:x', company: null });
  expect(texts()).toEqual([]);
});

test('it goes when it is read or removed, wherever that is', () => {
  const { texts } = listen();
  notified(culture);
  settled(['another']);
  expect(texts()).toHaveLength(1);
  settled(['n']);
  expect(texts()).toEqual([]);
  notified(culture);
  settled(null);
  expect(texts()).toEqual([]);
});

test('none comes while the list is on the screen', () => {
  const { texts } = listen('/app/explore/notification');
  const leave = showList();
  notified(culture);
  leave();
  expect(texts()).toEqual([]);
  notified(culture);
  expect(texts()).toHaveLength(1);
});

test('none comes of what one looks at, in that company', () => {
  const { texts } = listen('/app/growth-framework/foundation?module=culture');
  notified(culture);
  expect(texts()).toEqual([]);
  notified({ ...culture, id: 'vision', path: '/app/growth-framework/foundation?module=vision' });
  expect(texts()).toHaveLength(1);
  notified({ ...culture, id: 'elsewhere', company: MIRA });
  expect(texts()).toHaveLength(2);
});
