import { callsOf, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createSampleShell } from '../../../dev/sample-shell';
import { mountSlot } from '../../testing/mount-slot';

afterEach(unmountAll);

const SLOT = 'settings-blocked@1';
const open = async (operations: object = {}) => {
  const shell = createSampleShell('/', { basePath: '', path: '/app/settings/blocked', operations: operations as never });
  await mountSlot(SLOT, shell);
  return shell;
};

test('what is muted is unmuted, and muted again by Undo', async () => {
  const shell = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute #hiring' }));
  expect(await screen.findByText('Nobody is blocked, and nothing muted')).toBeVisible();
  expect(shell.fake.toasts).toMatchObject([{ title: '#hiring is not muted any more', action: { label: 'Undo' } }]);
  act(() => shell.fake.toasts[0]?.action?.run());
  await waitFor(() => (
    expect(callsOf(shell, 'Mute').map(({ variables }) => variables)).toEqual([{ kind: 'TAG', subject: 'hiring', until: null }])
  ));
});

test('people, companies, tags and words stand there with since or until when', async () => {
  const leo = { __typename: 'Person', id: 'u7', firstname: 'Leo', lastname: 'Baptiste', profilePhoto: null };
  const muted = (kind: string, subject: string, change: object = {}) => (
    { __typename: 'MutedSubject', kind, subject, until: null, since: '2026-05-14T10:00:00Z', person: null, companyName: null, ...change }
  );
  await open({
    BlockedAndMuted: {
      mutedNotices: [],
      blockedAndMuted: {
        __typename: 'BlockedAndMuted', blocked: [{ __typename: 'BlockedPerson', person: leo, since: '2026-05-14T10:00:00Z' }],
        muted: [
          muted('COMPANY', 'c7', { companyName: 'Fernwood Kitchen', until: '2026-06-13T10:00:00Z' }), muted('TAG', 'hiring'),
          muted('WORD', 'crypto'),
        ],
      },
    },
  });
  expect(await screen.findByText(/^Blocked 14 May 2026/)).toBeVisible();
  expect(screen.getByText(/^Muted until 13 Jun/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leo Baptiste' })).toHaveAttribute('href', '/app/profile/user/u7');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Unblock Leo Baptiste', 'Unmute Fernwood Kitchen', 'Unmute #hiring', 'Unmute “crypto”',
  ]);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});

test('what one is told nothing of stands there by its name, and is heard again', async () => {
  const notice = (subject: string, name: string | null = null) => (
    { __typename: 'MutedNotice', subject, name, person: null, since: '2026-05-14T10:00:00Z' }
  );
  const shell = await open({
    BlockedAndMuted: {
      blockedAndMuted: { __typename: 'BlockedAndMuted', blocked: [], muted: [] },
      mutedNotices: [notice('event:e1', 'Open depot'), notice('module:c1:culture'), notice('post:p1')],
    },
  });
  expect(await screen.findByRole('link', { name: 'Open depot' })).toHaveAttribute('href', '/app/events/e1');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Unmute Open depot', 'Unmute Culture', 'Unmute A post',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Unmute Culture' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'Culture is not muted any more', action: { label: 'Undo' } }]));
  act(() => shell.fake.toasts[0]?.action?.run());
  await waitFor(() => expect(callsOf(shell, 'MuteSubject').map(({ variables }) => variables)).toEqual([
    { subject: 'module:c1:culture', isMuted: false }, { subject: 'module:c1:culture', isMuted: true },
  ]));
});

test('a list that does not come offers to try again', async () => {
  await open({ BlockedAndMuted: new Error('down') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
