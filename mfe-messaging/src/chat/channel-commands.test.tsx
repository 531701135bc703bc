import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDesk } from '../testing/render-desk';
import { useChannelCommands } from './channel-commands';

const noLine = () => {
  throw new Error('no line');
};
const failing = { operations: { JoinChannel: noLine, LeaveChannel: noLine, DeleteChannel: noLine, AddParticipants: noLine } };

function Commands() {
  const { join, leave, remove, add } = useChannelCommands();
  return (
    <>
      <button onClick={() => void join('c')}>Join</button>
      <button onClick={() => void leave('c')}>Leave</button>
      <button onClick={() => void remove('c')}>Delete</button>
      <button onClick={() => void add('c', ['u'])}>Add</button>
    </>
  );
}

test.each([['Join', 'JoinChannel'], ['Leave', 'LeaveChannel'], ['Delete', 'DeleteChannel']])('%s: a fault is only logged', async (
  name, where,
) => {
  const { shell } = renderDesk(<Commands />, failing);
  await userEvent.click(await screen.findByText(name));
  await waitFor(() => expect(shell.fake.reports).toMatchObject([{ context: { remote: 'messaging', where } }]));
  expect(shell.fake.toasts).toEqual([]);
});

test('what nothing else would show is told', async () => {
  const { shell } = renderDesk(<Commands />, failing);
  await userEvent.click(await screen.findByText('Add'));
  await waitFor(() => (
    expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'Error while adding participants, please try again.' }])
  ));
});

test('what the server refuses is told in its words', async () => {
  const refusal = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Its creator left.' };
  const { shell } = renderDesk(<Commands />, {
    operations: { LeaveChannel: { leaveChannel: { __typename: 'ChannelPayload', error: refusal, channel: null } } },
  });
  await userEvent.click(await screen.findByText('Leave'));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'Its creator left.' }]));
});
