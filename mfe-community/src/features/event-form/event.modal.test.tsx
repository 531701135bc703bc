import { callsOf, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShell } from '@heartwood/contract/fake-shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createSampleShell } from '../../../dev/sample-shell';
import { EVENT_MODAL } from '../../event/places';
import { POST_MODAL } from '../../post/slots';
import { mountSlot } from '../../testing/mount-slot';

afterEach(unmountAll);

const sent = (shell: FakeShell, operation: string) => callsOf(shell, operation).map(({ variables }) => variables);

const open = async (params: { id?: string; from?: string } = {}, operations: object = {}) => {
  const shell = createSampleShell('/', { basePath: '', path: '/app', operations: operations as never });
  await mountSlot(EVENT_MODAL, shell, params);
  await screen.findByRole('textbox', { name: /^Name/ });
  return shell;
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

test('a new event is saved as the form says it, and a post about it is begun over Explore', async () => {
  const shell = await open();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(screen.getByText('2 fields need you')).toBeVisible();
  fill(/^Name/, 'Op');
  fireEvent.blur(field(/^Name/));
  expect(await screen.findByText('Event name should be a minimum of 3 characters')).toBeVisible();
  fill(/^Name/, 'Open depot');
  fill(/^Description/, 'Come and see');
  await userEvent.click(screen.getByRole('radio', { name: 'Online' }));
  expect(screen.getByText('1 field needs you')).toBeVisible();
  fill(/^Meeting link/, 'meet.example/june');
  expect(await screen.findByText('This does not start with https://. People will copy it by hand.')).toBeVisible();
  fireEvent.change(screen.getByRole('combobox', { name: /^Start time/ }), { target: { value: '4 pm' } });
  fireEvent.blur(screen.getByRole('combobox', { name: /^Start time/ }));
  expect(screen.getByRole('combobox', { name: /^End time/ })).toHaveValue('5:00 PM');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await waitFor(() => expect(sent(shell, 'CreateEvent')).toHaveLength(1));
  const [call] = sent(shell, 'CreateEvent');
  const input = call?.['input'] as Record<string, unknown>;
  expect(input).toMatchObject({
    name: 'Open depot', type: 'VIRTUAL', meetingLink: 'meet.example/june', startTime: '16:00', endTime: '17:00', capacity: null,
  });
  await waitFor(() => expect(shell.nav.location.get().pathname).toBe('/app/explore'));
  expect(shell.fake.openSlots.get(POST_MODAL)).toEqual({ event: input['id'], title: 'Open depot', isSkippable: true });
});

test('what is missing is named when its count is pressed, and the first of it has the focus', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '2 fields need you' }));
  expect(await screen.findByText('Event name is required')).toBeVisible();
  expect(screen.getByText('Event description is required')).toBeVisible();
  await waitFor(() => expect(field(/^Name/)).toHaveFocus());
});

test('an end is chosen among what comes after the start, and what is typed is never replaced by a step', async () => {
  await open();
  const [start, end] = ['Start time', 'End time'].map((name) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) })) as [
    HTMLElement, HTMLElement,
  ];
  fireEvent.change(start, { target: { value: '4 pm' } });
  fireEvent.blur(start);
  await userEvent.click(end);
  const list = within(screen.getByRole('listbox', { name: 'End time' }));
  expect(list.getAllByRole('option')[0]).toHaveTextContent('4:15 PM15 min');
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('5:00 PM60 min');
  await userEvent.click(list.getByRole('option', { name: /^5:30 PM/ }));
  expect([end, screen.queryByRole('listbox')]).toEqual([expect.objectContaining({ value: '5:30 PM' }), null]);
  await userEvent.clear(end);
  await userEvent.type(end, '6:05 pm{Enter}');
  expect(end).toHaveValue('6:05 pm');
  fireEvent.blur(end);
  expect(end).toHaveValue('6:05 PM');
});

const named = async (shell: Promise<FakeShell>) => {
  const opened = await shell;
  fill(/^Name/, 'Open depot');
  fill(/^Description/, 'Come and see');
  return opened;
};

test('an event and the post that tells of it are made in one go', async () => {
  const shell = await named(open());
  fill(/^What the post says/, ' Come and eat with us. ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(shell, 'CreateEventWithPost')).toHaveLength(1));
  const [{ input, post } = {}] = sent(shell, 'CreateEventWithPost') as { input: { id: string }; post: object }[];
  expect(post).toMatchObject({ content: 'Come and eat with us.', eventId: input?.id, postType: 'PUBLIC' });
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'Open depot is there, and posted' }]));
  expect([shell.nav.location.get().pathname, shell.fake.openSlots.has(POST_MODAL), sent(shell, 'CreateEvent')]).toEqual([
    '/app/explore', false, [],
  ]);
});

test('sent again after the line was cut it has the same ids, and a post that was refused is gone on with by hand', async () => {
  const shell = await named(open({}, { CreateEventWithPost: new Error('cut') }));
  fill(/^What the post says/, 'Come');
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'Error while saving event' }]));
  const error = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Too many posts today.' };
  shell.fake.answer('CreateEventWithPost', {
    createEvent: { __typename: 'EventPayload', event: null, error: null }, createPost: { __typename: 'PostPayload', post: null, error },
  });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await waitFor(() => expect(shell.fake.openSlots.get(POST_MODAL)).toMatchObject({ title: 'Open depot', text: 'Come' }));
  const [first, second] = sent(shell, 'CreateEventWithPost');
  expect(second).toEqual(first);
});

test('who wants no post gets none', async () => {
  const shell = await named(open());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Post about it when it is created' }));
  expect(screen.queryByRole('textbox', { name: /^What the post says/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'Open depot is there', action: { label: 'Open' } }]));
  expect(shell.fake.openSlots.has(POST_MODAL)).toBe(false);
});

test('speakers are people here, or named with a company and a position', async () => {
  const shell = await open();
  fill(/^Name/, 'Open depot');
  fill(/^Description/, 'Come and see');
  await userEvent.click(field(/^Speakers/));
  await userEvent.click(await screen.findByRole('button', { name: /^Noor Haddad/ }));
  expect(screen.getByRole('button', { name: /^Noor Haddad.*Already added/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^Not on the platform\?/ }));
  const outside = within(screen.getByRole('group', { name: 'Not on the platform' }));
  await userEvent.type(outside.getByLabelText('First name'), 'Bo');
  await userEvent.click(outside.getByRole('button', { name: 'Add speaker' }));
  expect(outside.getByText('First name should be a minimum of 3 characters')).toBeVisible();
  expect(outside.getByText('Speaker Company is required')).toBeVisible();
  for (const [label, words] of [['First name', 'Bodil'], ['Last name', 'Berg'], ['Company', 'Rebox'], ['Position', 'COO']] as const) {
    fireEvent.change(outside.getByLabelText(label), { target: { value: words } });
  }
  await userEvent.click(outside.getByRole('button', { name: 'Add speaker' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(shell, 'CreateEvent')).toMatchObject([{
    input: { speakers: [{ userId: expect.any(String) }, { firstName: 'Bodil', lastName: 'Berg', companyName: 'Rebox', position: 'COO' }] },
  }]));
});

test('Enter takes the first who fits; who is being named speaks too, once all of them is there', async () => {
  const shell = await named(open());
  await userEvent.type(field(/^Speakers/), 'noor');
  await screen.findByRole('button', { name: /^Noor Haddad/ });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Haddad|Raman|Okafor/ })).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /Remove.*Noor Haddad|Noor Haddad.*Remove/i })).toBeVisible();
  await userEvent.type(field(/^Speakers/), 'Bodil');
  await userEvent.click(await screen.findByRole('button', { name: /Add “Bodil” with a name/ }));
  const outside = within(screen.getByRole('group', { name: 'Not on the platform' }));
  expect(outside.getByLabelText('First name')).toHaveValue('Bodil');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '3 fields need you' }));
  expect(await outside.findByText('Position is required')).toBeVisible();
  for (const [label, words] of [['Last name', 'Berg'], ['Company', 'Rebox'], ['Position', 'COO']] as const) {
    fireEvent.change(outside.getByLabelText(label), { target: { value: words } });
  }
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await waitFor(() => expect(sent(shell, 'CreateEvent')).toMatchObject([{
    input: { speakers: [{ userId: expect.any(String) }, { firstName: 'Bodil', lastName: 'Berg', companyName: 'Rebox', position: 'COO' }] },
  }]));
});

test('whoever may delete an event does so where it is changed', async () => {
  const shell = await open({ id: 'e3' });
  const close = jest.spyOn(shell.slots, 'close');
  await userEvent.click(screen.getByRole('button', { name: 'Delete event' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: /^Delete “/ })).getByRole('button', { name: 'Delete event' }));
  await waitFor(() => expect(sent(shell, 'DeleteEvent')).toEqual([{ id: 'e3' }]));
  await waitFor(() => expect(close).toHaveBeenCalledWith(EVENT_MODAL));
});

test('one that is there is updated, and what the server says of a field stands at the field', async () => {
  const refusal = { __typename: 'UserError', code: 'INVALID', field: 'name', message: 'Event name is required' };
  const shell = await open({ id: 'e3' }, { UpdateEvent: { updateEvent: { __typename: 'EventPayload', event: null, error: refusal } } });
  fill(/^Name/, 'What a crate costs');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Event name is required')).toBeVisible();
  shell.fake.answer('UpdateEvent', { updateEvent: { __typename: 'EventPayload', event: null, error: { ...refusal, field: null } } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'There was an error trying to update this event' }]));
});

test('who attends is told what changed unless the host takes the tick away; with nobody there is none', async () => {
  const shell = await open({ id: 'e3' });
  const tell = screen.getByRole('checkbox', { name: 'Tell the 3 attendees what changed' });
  expect(tell).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(sent(shell, 'UpdateEvent')).toMatchObject([{ tellAttendees: true }]));
  await userEvent.click(tell);
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(sent(shell, 'UpdateEvent')[1]).toMatchObject({ tellAttendees: false }));
  unmountAll();
  await open();
  expect(screen.queryByRole('checkbox', { name: /^Tell the/ })).toBeNull();
});

test('all zones are a step behind the usual ones', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Time zone/ }));
  expect((await screen.findAllByRole('option')).length).toBeGreaterThanOrEqual(31);
  await userEvent.click(screen.getByRole('button', { name: 'All time zones…' }));
  await userEvent.click(screen.getByRole('button', { name: /^Time zone/ }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search: / }), 'adelaide{Enter}');
  expect(screen.getByRole('button', { name: /^Time zone/ })).toHaveAccessibleName(/GMT\+09:30 Australia\/Adelaide/);
});

test('an event like another one has its words and people, and is one of its own', async () => {
  const shell = await open({ from: 'e3' });
  expect(screen.getByRole('dialog', { name: 'Create event' })).toBeVisible();
  expect(field(/^Name/)).toHaveValue('What a lost crate costs');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(shell, 'CreateEvent')).toHaveLength(1));
  expect(sent(shell, 'CreateEvent')[0]?.['input']).toMatchObject({
    name: 'What a lost crate costs', speakers: [{ userId: expect.any(String) }],
  });
  expect((sent(shell, 'CreateEvent')[0]?.['input'] as { id: string }).id).not.toBe('e3');
});
