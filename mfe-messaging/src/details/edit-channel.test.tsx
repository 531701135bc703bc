import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, RETAILERS_ID } from '../../dev/sample-chat';
import { renderDesk } from '../testing/render-desk';
import { ChannelDetails } from './channel-details';

const payload = (error: object | null) => ({ updateChannel: { __typename: 'ChannelPayload', error, channel: null, entry: null } });
const shown = (channelId: string, answer = payload(null)) => renderDesk(<ChannelDetails
  channelId={channelId} onClose={() => undefined} onLeft={() => undefined}
/>, { operations: { UpdateChannel: answer } });

test('its admin renames and describes a channel; only what was changed is sent', async () => {
  const { callsOf } = shown(RETAILERS_ID);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit channel' }));
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Pilot shops');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument());
  expect(callsOf('UpdateChannel').map(({ variables }) => variables)).toEqual([{ id: RETAILERS_ID, set: { name: 'Pilot shops' } }]);
});

test('what the server says of a field stands at the field, and nothing typed is lost', async () => {
  shown(RETAILERS_ID, payload({ __typename: 'UserError', code: 'INVALID', field: 'name', message: 'This name is taken.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit channel' }));
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Pilot retailers!');
});

test('an open channel says who can find it, and others than its admin cannot edit it', async () => {
  shown(CIRCULAR_ID);
  expect(await screen.findByText('Anyone on Heartwood, of every company, can find it, read it and join.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit channel' })).not.toBeInTheDocument();
});
