import { callsOf, heading, mountPage, news, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCalendarShell } from '../../dev/sample-shell';
import { addMonths, monthOf, monthTitle, spokenDay } from '../features/calendar/month';
import { page } from '../remote';
import { localToday } from '../timeline/days';
import { sampleDues } from '../features/calendar/calendar.sample';
import { sampleTimeline } from '../timeline/timeline.sample';

afterEach(unmountAll);

const today = localToday();
const open = async (search = '', options: FakeShellOptions = {}) => {
  const mounted = await mountPage(page, createCalendarShell(`/${search}`, options));
  await heading(/\d{4}$/);
  return mounted;
};
const cell = (day: string) => screen.getByRole('gridcell', { name: new RegExp(`^${spokenDay(day)}`) });
const focused = () => (document.activeElement as HTMLElement).dataset['day'];

test('a month has goals, modules and phases on their days, and the next days beside it', async () => {
  await open();
  expect(await within(cell(today)).findByRole('button', { name: /^Data room ready.*Goal · Today$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pilot in Neukölln' })).toBeVisible();
  const aside = screen.getByRole('complementary', { name: 'Next 14 days' });
  expect(aside).toHaveTextContent(/Key activitiesModule due · Jonas.*CultureModule due · Jonas and you/);
  expect(within(aside).getByRole('list', { name: 'Late' })).toHaveTextContent('Grocer app8 days late');
  expect(cell(today)).toHaveAttribute('aria-current', 'date');
});

test('arrows go by day, over the end of a month; Home, End, PageUp, PageDown and t as in any calendar', async () => {
  const { shell } = await open('?month=2026-05');
  const user = userEvent.setup();
  cell('2026-05-01').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('2026-05-09');
  await user.keyboard('{Home}');
  expect(focused()).toBe('2026-05-04');
  await user.keyboard('{End}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('2026-04-26');
  await screen.findByRole('grid', { name: 'April 2026' });
  await user.keyboard('{PageDown}');
  expect(focused()).toBe('2026-05-26');
  await user.keyboard('{PageUp}{PageUp}');
  expect(shell.nav.location.get().search).toBe('?month=2026-03');
  await user.keyboard('t');
  await waitFor(() => expect(focused()).toBe(today));
  expect(shell.nav.location.get().search).toBe('');
});

test('Enter makes a goal on an empty day, and opens one on which something stands', async () => {
  const { shell } = await open();
  const user = userEvent.setup();
  cell(today).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: spokenDay(today) });
  expect(dialog).toHaveTextContent(/Pilot in Neukölln.*Founder-led sales.*Data room ready/);
  await user.click(within(dialog).getByRole('button', { name: /^Data room ready/ }));
  expect(shell.nav.location.get().search).toBe('?goal=g-room');
});

test('a press on a day makes a goal on it, on an entry opens what it is of', async () => {
  await open('?month=2030-01', { operations: { TimelinePage: { timeline: { ...sampleTimeline('c1'), phases: [] } } } });
  await userEvent.click(cell('2030-01-17'));
  expect(await screen.findByRole('form', { name: 'Add goal' })).toHaveTextContent('17 Jan. 2030');
  await unmountAll();
  const { shell } = await open();
  await userEvent.click((await screen.findAllByRole('button', { name: /^Key activities/ }))[0] as HTMLElement);
  expect(shell.fake.nav.steps).toEqual(['/app/growth-framework/business-model?module=keyActivities']);
});

test('four on one day: two of them, and how many more there are', async () => {
  const [, , goal] = sampleTimeline('c1').milestones;
  const milestones = ['A', 'B', 'C', 'D'].map(
    (title) => ({ ...goal as NonNullable<typeof goal>, id: `g-${title}`, title, date: '2030-01-17' }),
  );
  await open('?month=2030-01', { operations: { TimelinePage: { timeline: { ...sampleTimeline('c1'), phases: [], milestones } } } });
  expect(within(cell('2030-01-17')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '17', 'A, Goal', 'B, Goal', '+2 more',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '+2 more' }));
  expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(4);
});

test('what becomes of a module that is due is seen as it happens', async () => {
  let dues = sampleDues('c1', '2030-01-09');
  const { shell } = await open('?month=2030-01', { operations: { CalendarDue: () => ({ calendar: dues }) } });
  await waitFor(() => expect(cell('2030-01-17')).toHaveTextContent('Culture due'));
  await waitFor(() => expect(shell.fake.socket.open().map(({ operationName }) => operationName)
    .sort()).toEqual(['CompanyEvents', 'EventNews']));
  const step = { __typename: 'CompanyEvent', seq: 8, records: [], deletedRecordIds: [] };
  news(shell, 'CompanyEvents', { companyEvents: { ...step, type: 'COMMENT_ADDED', moduleKey: 'culture' } });
  const asked = callsOf(shell, 'CalendarDue').length;
  dues = dues.map((due) => (due.moduleKey === 'culture' ? { ...due, from: '2030-01-20' } : due));
  news(shell, 'CompanyEvents', { companyEvents: { ...step, seq: 9, type: 'MODULE_CHANGED', moduleKey: 'culture' } });
  await waitFor(() => expect(cell('2030-01-20')).toHaveTextContent('Culture due'));
  expect(cell('2030-01-17')).not.toHaveTextContent('Culture due');
  expect(callsOf(shell, 'CalendarDue').length).toBeGreaterThan(asked);
});

test('who reads only is offered nothing to add, and moves nothing', async () => {
  const timeline = { ...sampleTimeline('c1'), canEdit: false, canEditScenarios: false };
  const { shell } = await open('', {
    operations: { TimelinePage: { timeline } }, session: { membership: { isOwner: false, accessType: 'view' } },
  });
  expect(screen.queryByRole('button', { name: 'Add goal' })).toBeNull();
  await userEvent.click(cell(`${monthOf(today)}-15`));
  expect(shell.nav.location.get().search).toBe('');
  expect(within(cell(today)).getByRole('button', { name: /^Data room/ })).not.toHaveAttribute('aria-describedby');
});

test('filters of the timeline hold here, and are taken back there', async () => {
  const { shell } = await open('?person=u2&month=2030-01');
  act(() => shell.fake.actions.set(document.body.appendChild(document.createElement('div'))));
  expect(screen.getByRole('button', { name: 'Filter 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(shell.fake.nav.steps.at(-1)).toBe('/app/timeline?person=u2&view=list');
});

test('an agenda of another month is all of it; one with nothing says so', async () => {
  const month = addMonths(monthOf(today), 3);
  await open(`?look=agenda&month=${month}`, {
    operations: { TimelinePage: { timeline: { ...sampleTimeline('c1'), phases: [], milestones: [] } } },
  });
  expect(await screen.findByRole('heading', { name: `Nothing stands in ${monthTitle(month)}` })).toBeVisible();
});

test('events and modules that cannot be loaded are said to be missing; the rest stands', async () => {
  await open('', { operations: { CalendarDue: () => { throw new Error('down'); } } });
  expect(await screen.findByText('Events and modules could not be loaded.')).toBeVisible();
  expect(within(cell(today)).getByRole('button', { name: /^Data room/ })).toBeVisible();
});

test('an event that has been added meanwhile is there when the viewer comes back', async () => {
  const { shell } = await open();
  const name = /^Founders’ breakfast/;
  expect(within(cell(today)).queryByRole('button', { name })).toBeNull();
  const event = { __typename: 'CalendarEvent', type: 'IN_PERSON', startsAt: `${today}T08:00:00Z`, location: null, isHost: false };
  const [due] = sampleDues(today);
  shell.fake.answer('CalendarDue', { calendar: [
    { ...due, id: 'e-breakfast', title: 'Founders’ breakfast', from: today, kind: 'EVENT', moduleKey: null, assigneeIds: [], event },
  ] });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await within(cell(today)).findByRole('button', { name })).toBeVisible();
});

test('the link for other calendars: made, filled, renewed after a question, switched off', async () => {
  const { shell } = await open('?subscribe=open');
  act(() => shell.fake.actions.set(document.body.appendChild(document.createElement('div'))));
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe (ICS)' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Make my link' }));
  expect(await within(dialog).findByLabelText('Your secret link')).toHaveValue('https://heartwood.example/calendar/secret-1');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Modules with a due date 3' }));
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Only what is assigned to me' }));
  await waitFor(() => expect(callsOf(shell, 'UpdateCalendarLink').map(({ variables }) => variables['set'])).toEqual([
    { kinds: ['GOAL', 'PHASE', 'EVENT', 'MODULE_DUE'] }, { onlyMine: true },
  ]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Google' }));
  expect(within(dialog).getByText(/From URL/)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Open Google' })).toHaveAttribute(
    'href', expect.stringContaining('webcal%3A%2F%2Fheartwood.example'),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
  expect(callsOf(shell, 'RenewCalendarLink')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Your secret link')).toHaveValue('https://heartwood.example/calendar/secret-2'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  expect(await within(dialog).findByRole('button', { name: 'Make my link' })).toBeVisible();
});

test('when the person is told something of an event the days are asked for again at once', async () => {
  const { shell } = await open();
  await waitFor(() => expect(callsOf(shell, 'CalendarDue')).toHaveLength(1));
  const told = (kind: string) => news(shell, 'EventNews', {
    notificationStream: {
      __typename: 'NotificationEvent', type: 'NOTIFIED', notification: { __typename: 'Notification', id: `n-${kind}`, kind },
    },
  });
  await waitFor(() => {
    told('MENTION');
    told('EVENT');
    expect(callsOf(shell, 'CalendarDue').length).toBeGreaterThan(1);
  });
});
