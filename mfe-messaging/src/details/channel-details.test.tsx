import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, RETAILERS_ID, sampleChannel } from '../../dev/sample-chat';
import { samplePage } from '../../dev/sample-page';
import { AMARA, MATEO, NOOR, PRIYA } from '../../dev/sample-people';
import { renderDesk } from '../testing/render-desk';
import { ChannelDetails } from './channel-details';

const participant = (person: typeof AMARA) => ({
  __typename: 'ChannelParticipant', companyName: 'Loopcrate', isAdvisory: false, isVisitor: false, isAdmin: person.id === PRIYA.id,
  isCreator: person.id === PRIYA.id,
  joinedAt: '2026-05-01T09:00:00.000Z', person,
});
const participants = samplePage('ChannelParticipantPage', [AMARA, PRIYA, MATEO].map(participant));
const details = (channel: ReturnType<typeof sampleChannel>, rights: object) => ({
  channelDetails: {
    __typename: 'ChannelDetails', canJoin: false, canLeave: true, canManage: false, canDelete: false, canCallAll: true, canSend: true,
    channel, entry: null, participants, ...rights,
  },
});
const CLOSE = sampleChannel({ id: RETAILERS_ID, name: 'Pilot retailers', type: 'CLOSE', createdBy: PRIYA.id });
const OPEN = sampleChannel({ id: CIRCULAR_ID });
const left = { leaveChannel: { __typename: 'LeavePayload', channelId: RETAILERS_ID, error: null } };

function show(channel: ReturnType<typeof sampleChannel>, rights: object = {}, operations: Record<string, OperationAnswer> = {}) {
  const onLeft = jest.fn();
  const desk = renderDesk(<ChannelDetails channelId={channel.id} onClose={() => undefined} onLeft={onLeft} />, {
    operations: {
      ChannelDetails: details(channel, rights), LeaveChannel: left, JoinChannel: { joinChannel: null },
      RemoveParticipant: { removeParticipant: { __typename: 'ChannelPayload', error: null, channel, entry: null } },
      ...operations,
    },
  });
  return { ...desk, onLeft };
}

test('leaving a close channel is asked in words, and nothing is sent before', async () => {
  const { callsOf, onLeft } = show(CLOSE);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Channel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Pilot retailers?' });
  expect(dialog).toHaveTextContent('only an admin can add you again');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(callsOf('LeaveChannel')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Leave Channel' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onLeft).toHaveBeenCalled());
  expect(callsOf('LeaveChannel')).toHaveLength(1);
});

test('an open channel is left at once, and Undo joins it again', async () => {
  const { shell, callsOf } = show(OPEN);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Channel' }));
  const toast = { title: 'You left Circular Food Founders', action: { label: 'Undo' } };
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([toast]));
  act(() => shell.fake.toasts[0]?.action?.run());
  await waitFor(() => expect(callsOf('JoinChannel')).toMatchObject([{ variables: { channelId: CIRCULAR_ID } }]));
});

test('removing a participant is asked with both names', async () => {
  const { callsOf } = show({ ...CLOSE, createdBy: AMARA.id }, { canManage: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mateo Silva' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Mateo Silva from Pilot retailers?' });
  expect(callsOf('RemoveParticipant')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(callsOf('RemoveParticipant')).toMatchObject([{ variables: { channelId: RETAILERS_ID, userId: MATEO.id } }]));
  await waitFor(() => expect(screen.queryByText('Mateo Silva')).not.toBeInTheDocument());
});

test('an admin makes others admins and takes it back; the creator stays one, and only they delete the channel', async () => {
  const setChannelAdmin = { __typename: 'ChannelPayload', error: null, channel: CLOSE, entry: null };
  const { callsOf } = show(CLOSE, { canManage: true }, { SetChannelAdmin: { setChannelAdmin } });
  const press = await screen.findByRole('button', { name: 'Admin: Mateo Silva' });
  expect(press).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('button', { name: 'Admin: Priya Raman' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Channel' })).not.toBeInTheDocument();
  await userEvent.click(press);
  await waitFor(() => (
    expect(callsOf('SetChannelAdmin')).toMatchObject([{ variables: { channelId: RETAILERS_ID, userId: MATEO.id, on: true } }])
  ));
});

test('the rest of the participants come with the next page, and stay when one of them is sent away', async () => {
  const channel = { ...CLOSE, createdBy: PRIYA.id, participantCount: 4 };
  const page = (people: (typeof AMARA)[], endCursor: string | null) => (
    details(channel, { canManage: true, participants: samplePage('ChannelParticipantPage', people.map(participant), endCursor) })
  );
  const { callsOf } = show(channel, {}, {
    ChannelDetails: ({ after }) => (after === 'amara' ? page([MATEO, NOOR], null) : page([PRIYA, AMARA], 'amara')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  // Who pressed goes on with the first that is new.
  expect(await screen.findByRole('button', { name: 'Admin: Mateo Silva' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Noor Haddad' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Noor Haddad')).not.toBeInTheDocument());
  expect(screen.getByText('Mateo Silva')).toBeInTheDocument();
  expect(callsOf('ChannelDetails').map(({ variables }) => variables['after'])).toEqual([undefined, 'amara']);
});
