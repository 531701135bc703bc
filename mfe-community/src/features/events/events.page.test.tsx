import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { sampleEvent } from '../../../dev/sample-events';
import { createSampleShell } from '../../../dev/sample-shell';
import { EVENTS } from '../../event/places';
import { cameLive } from '../../notification/stream-events';
import { POST_MODAL } from '../../post/slots';
import { page } from '../../remote';

afterEach(unmountAll);

const sent = (shell: FakeShell, operation: string) => callsOf(shell, operation).map(({ variables }) => variables);

const open = async (path = '', options: FakeShellOptions = {}) => (
  (await mountPage(page, createSampleShell('/', { basePath: EVENTS, path: EVENTS + path, ...options }))).shell
);
const card = (name: string) => screen.getByRole('link', { name }).closest('article');

async function expectNothingForAxe() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

test('what is coming up stands there by when it begins, and what one attends says so', async () => {
  await open();
  expect(await heading('Coming up')).toHaveFocus();
  const names = await screen.findAllByRole('heading', { level: 2 });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Open depot: watch 900 crates get washed', 'Kitchen without a bin', 'What a lost crate costs',
  ]);
  expect(card('What a lost crate costs')).toHaveTextContent('You attend');
  await expectNothingForAxe();
});

test('the filter stands in the address, and what is empty says what to do', async () => {
  const shell = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Attending' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(shell.nav.location.get().search).toBe('?show=attending');
  await userEvent.click(screen.getByRole('radio', { name: 'Past' }));
  expect(await screen.findByText('Nothing is over yet')).toBeVisible();
});

test('its place leads to a map in a window of its own, and what is posted about it stands below', async () => {
  const shell = await open('/e1');
  await heading('Open depot: watch 900 crates get washed');
  const map = screen.getByRole('link', { name: 'Depot B, Lahnstraße 31, Berlin (map in a new window)' });
  expect(map).toHaveAttribute('href', `https://www.openstreetmap.org/search?query=${encodeURIComponent('Depot B, Lahnstraße 31, Berlin')}`);
  expect([map.getAttribute('target'), map.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  const posts = within(await screen.findByRole('region', { name: 'Posts about this event' }));
  await userEvent.click(await posts.findByRole('button', { name: 'Post about it' }));
  expect(shell.fake.openSlots.get(POST_MODAL)).toMatchObject({ event: 'e1' });
});

test('an event is attended, put into the calendar and left again', async () => {
  const shell = await open('/e1');
  await heading('Open depot: watch 900 crates get washed');
  await userEvent.click(screen.getByRole('button', { name: 'Attend' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  expect(screen.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', 'webcal://heartwood.example/calendar/event/one');
  expect(screen.getByRole('heading', { name: '4 attending' })).toBeVisible();
  await expectNothingForAxe();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the reminder 1 day before' }));
  await waitFor(() => expect(sent(shell, 'SetEventReminders')).toEqual([{ eventId: 'e1', minutes: [15] }]));
  await userEvent.click(screen.getByRole('button', { name: 'Going' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Not going any more' }));
  expect(await screen.findByRole('button', { name: 'Attend' })).toBeVisible();
});

test('one that is over says since when, and reminds nobody', async () => {
  const attendance = {
    __typename: 'Attendance' as const, state: 'GOING' as const, placeInLine: 0, offeredUntil: null, reminders: [15], calendarUrl: 'https://x',
  };
  const event = sampleEvent({ id: 'e9', name: 'Counting crates', type: 'VIRTUAL', attendance }, new Date(), -15);
  await open('/e9', { operations: { Event: { event } } });
  await heading('Counting crates');
  expect(screen.getByText('Past event')).toBeVisible();
  expect(screen.getByText('Ended 2 weeks ago.')).toBeVisible();
  expect(screen.getByText('The meeting link is closed.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '3 attended' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reminders' })).toBeNull();
  await expectNothingForAxe();
});

test('what is over leads to what its host has next, by the viewer’s clocks, and to no meeting; what is to come does not', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const nextByHost = {
    __typename: 'NextEvent' as const, id: 'e8', name: 'Deposit law', type: 'VIRTUAL' as const, startDate: tomorrow, startTime: '17:30',
    endDate: tomorrow, endTime: '18:30', timeZone: 'UTC', thumbNail: null,
  };
  const mount = (inDays: number) => {
    const event = sampleEvent({
      id: 'e9', name: 'Counting crates', nextByHost, canEdit: true, hasMeetingLink: true, meetingLink: 'https://meet.example/crates',
    }, new Date(), inDays);
    return open('/e9', { operations: { Event: () => ({ event }) } });
  };
  await mount(-15);
  await heading('Counting crates');
  const next = within(screen.getByRole('region', { name: 'Next by Loopcrate' }));
  expect(next.getByRole('link', { name: 'Deposit law' })).toHaveAttribute('href', '/app/events/e8');
  expect(next.getByText(/, 5:30 PM · Online$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join now' })).toBeNull();
  await expectNothingForAxe();
  await unmountAll();
  await mount(2);
  await heading('Counting crates');
  expect(screen.queryByRole('region', { name: 'Next by Loopcrate' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Join now' })).toBeVisible();
});

test('a full event has a line, and says where one stands in it', async () => {
  await open('/e2');
  expect(await screen.findByText('3 of 3 places taken')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Join waiting list' }));
  expect(await screen.findByRole('button', { name: 'You are 3rd in line' })).toBeDisabled();
});

const OFFERED = {
  __typename: 'Attendance' as const, state: 'OFFERED' as const, placeInLine: 0, offeredUntil: '2027-05-14T16:00:00Z', reminders: [],
  calendarUrl: '',
};

test('a place that came free is taken or given up', async () => {
  const event = sampleEvent({ id: 'e9', capacity: 3, attendance: OFFERED });
  const shell = await open('/e9', { operations: { Event: { event } } });
  expect(await screen.findByText(/^A place is yours until Fri 14 May,/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give it up' }));
  expect(sent(shell, 'LeaveEvent')).toEqual([{ eventId: 'e9' }]);
});

test('an offer that came before the page heard anything is seen once it does', async () => {
  const shell = await open('/e2');
  await screen.findByRole('heading', { level: 1 });
  const asked = sent(shell, 'Event').length;
  act(() => cameLive());
  await waitFor(() => expect(sent(shell, 'Event')).toHaveLength(asked + 1));
});

test('what is cancelled says so, and what is not there leads on', async () => {
  const event = sampleEvent({ id: 'e9', isDeleted: true });
  await open('/e9', { operations: { Event: { event } } });
  expect(await screen.findByText('Loopcrate cancelled this event. It is out of your calendar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Attend' })).toBeNull();
  await unmountAll();
  await open('/gone', { operations: { Event: { event: null } } });
  await heading('This event is not here');
  expect(screen.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute('href', EVENTS);
});

test('who hosts it deletes it after a question, with Undo', async () => {
  const shell = await open('/e3');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete event' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “What a lost crate costs”?' });
  await expectNothingForAxe();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete event' }));
  await waitFor(() => expect(sent(shell, 'DeleteEvent')).toEqual([{ id: 'e3' }]));
  expect(shell.fake.toasts).toMatchObject([{ title: 'Event deleted', action: { label: 'Undo' } }]);
});

test('a list that does not come offers to try again', async () => {
  await open('', { operations: { Events: new Error('down') } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('what one attends has an address for a calendar, which is copied, changed and switched off', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await open('?show=attending');
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Address/ });
  const first = field.value;
  expect(first).toMatch('/calendar/events/');
  await expectNothingForAxe();
  await userEvent.click(screen.getByRole('button', { name: 'Make a new one' }));
  await waitFor(() => expect(field.value).not.toBe(first));
  await userEvent.click(screen.getByRole('button', { name: 'Switch it off' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible();
});

test('a host writes to who attends, and it stands on the page', async () => {
  const shell = await open('/e3');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Message attendees' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Bring shoes');
  await expectNothingForAxe();
  await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(within(await screen.findByRole('region', { name: 'Messages from the host' })).getByText('Bring shoes')).toBeVisible();
  expect(sent(shell, 'MessageAttendees')).toMatchObject([{ eventId: 'e3', message: 'Bring shoes' }]);
});

test('a host makes another event like it, with its people', async () => {
  const shell = await open('/e3');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(shell.fake.openSlots.get('event-modal@1')).toEqual({ from: 'e3' });
});

test('a host looks among who attends, takes off, and invites', async () => {
  const shell = await open('/e3');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Attendees and waiting list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('link', { name: /^Noor Haddad/ });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Search people here' }), 'kofi');
  expect(await dialog.findByText('Nobody is called so.')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Search people here' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Follow Noor Haddad' }));
  expect(await dialog.findByRole('button', { name: 'Following Noor Haddad' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Invite people' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Invite people' }), 'kofi');
  await userEvent.click(await dialog.findByRole('button', { name: /^Kofi Mensah/ }));
  expect(await dialog.findByRole('tab', { name: 'Invited 1' })).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: 'More about Kofi Mensah' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to the event' }));
  await waitFor(() => expect(sent(shell, 'AddAttendee')).toHaveLength(1));
  await expectNothingForAxe();
  await userEvent.click(dialog.getByRole('tab', { name: /^Going/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'More about Noor Haddad' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the event' }));
  await waitFor(() => expect(sent(shell, 'RemoveAttendee')).toMatchObject([{ eventId: 'e3' }]));
});

test('who is invited comes or says no', async () => {
  const event = sampleEvent({ id: 'e9', name: 'Depot day', attendance: { ...OFFERED, state: 'INVITED', offeredUntil: null } });
  const shell = await open('/e9', { operations: { Event: () => ({ event }) } });
  expect(await screen.findByText('You are invited.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Attend' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(sent(shell, 'LeaveEvent')).toEqual([{ eventId: 'e9' }]));
});

test('about one that is over a post is begun', async () => {
  const event = sampleEvent({ id: 'e9', name: 'Depot day', attendance: null }, new Date(), -3);
  const shell = await open('/e9', { operations: { Event: () => ({ event }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Post about it' }));
  expect(shell.fake.openSlots.get(POST_MODAL)).toEqual({ event: 'e9', title: 'Depot day' });
});
