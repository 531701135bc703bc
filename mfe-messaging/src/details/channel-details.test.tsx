import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, RETAILERS_ID, sampleChannel } from '../../dev/sample-chat';
import { AMARA, MATEO, PRIYA } from '../../dev/sample-people';
import { renderDesk } from '../testing/render-desk';
import { ChannelDetails } from './channel-details';

const participants = [AMARA, PRIYA, MATEO].map((person) => ({ __typename: 'ChannelParticipant', companyName: 'Loopcrate', isAdvisory: false, isVisitor: false, isAdmin: person.id === PRIYA.id, joinedAt: '2026-05-01T09:00:00.000Z', person }));
const details = (channel: ReturnType<typeof sampleChannel>, rights: object) => (
  { channelDetails: { __typename: 'ChannelDetails', canJoin: false, canLeave: true, canManage: false, canSend: true, channel, entry: null, participants, ...rights } }
);
const CLOSE = sampleChannel({ id: RETAILERS_ID, name: 'Pilot retailers', type: 'CLOSE', createdBy: PRIYA.id });
const OPEN = sampleChannel({ id: CIRCULAR_ID });
const left = { leaveChannel: { __typename: 'LeavePayload', channelId: RETAILERS_ID, error: null } };

function show(channel: ReturnType<typeof sampleChannel>, rights: object = {}) {
  const onLeft = jest.fn();
  const desk = renderDesk(<ChannelDetails channelId={channel.id} onClose={() => undefined} onLeft={onLeft} />, {
    operations: { ChannelDetails: details(channel, rights), LeaveChannel: left, JoinChannel: { joinChannel: null }, RemoveParticipant: { removeParticipant: { __typename: 'ChannelPayload', error: null, channel, entry: null } } },
  });
  return { ...desk, onLeft };
}

test('leaving a close channel is asked in words, and nothing is sent before', async () => {
  const { callsOf, onLeft } = show(CLOSE);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Channel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Pilot retailers?' });
  expect(dialog).toHaveTextContent('only its admin can add you again');
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
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'You left Circular Food Founders', action: { label: 'Undo' } }]));
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
});
