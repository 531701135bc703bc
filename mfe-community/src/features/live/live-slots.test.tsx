import { news, unmountAll } from '@heartwood/client-kit/testing';
import { waitFor } from '@testing-library/react';
import { sampleRow } from '../../../dev/sample-notifications';
import { createSampleServer } from '../../../dev/sample-server';
import { createSampleShell } from '../../../dev/sample-shell';
import { UNREAD_BADGE } from '../../notification/unread-badge';
import { mountSlot } from '../../testing/mount-slot';

afterEach(unmountAll);

const elsewhere = { basePath: '', path: '/app/messaging' };

test('the bell counts what is unread, on every page, as the stream tells it', async () => {
  const server = createSampleServer();
  const { shell } = await mountSlot('notifications-live@1', createSampleShell('/', elsewhere, server));
  await waitFor(() => expect(shell.fake.badges.get(UNREAD_BADGE)).toBe(3));
  const fresh = sampleRow({ id: 'fresh' });
  server.rows = [fresh, ...server.rows];
  news(shell, 'NotificationEvents', server.event('NOTIFIED', { ids: ['fresh'], notification: fresh }));
  await waitFor(() => expect(shell.fake.badges.get(UNREAD_BADGE)).toBe(4));
  expect(shell.fake.toasts).toMatchObject([{ title: 'Kofi Mensah commented on Culture' }]);
  server.rows = server.rows.map((row) => ({ ...row, read: true }));
  news(shell, 'NotificationEvents', server.event('READ'));
  await waitFor(() => expect(shell.fake.badges.get(UNREAD_BADGE)).toBe(0));
  expect(shell.fake.toasts).toEqual([]);
});

test('the bell leads to the page', async () => {
  const shell = createSampleShell('/', elsewhere);
  shell.slots.open('notifications-bell@1');
  await mountSlot('notifications-bell@1', shell);
  await waitFor(() => expect(shell.fake.nav.steps).toEqual(['/app/explore/notification']));
  expect(shell.fake.openSlots.has('notifications-bell@1')).toBe(false);
});
