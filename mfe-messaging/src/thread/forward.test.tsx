import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, sampleMessage } from '../../dev/sample-chat';
import { NOOR } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { renderDesk } from '../testing/render-desk';
import { ForwardModal } from './forward.modal';
import { Forwarded } from './forwarded';

const ORIGIN = { __typename: 'ChatForward' as const, messageId: 'origin', at: '2026-05-12T09:00:00.000Z', author: NOOR };

test('a message goes to a channel and to a person, each once, under an id that a second try keeps', async () => {
  const server = createSampleServer();
  const answers = [{ error: { __typename: 'UserError', code: 'OVER_QUOTA', field: null, message: 'No room.' }, message: null }];
  const { callsOf, shell } = renderDesk(<ForwardModal
    message={{ ...sampleMessage({ seq: 5 }), body: 'The lease', channelId: 'elsewhere' }} onClose={jest.fn()}
  />, {
    operations: {
      ...server.operations,
      ForwardMessage: ({ id }) => ({ forwardMessage: {
        __typename: 'MessagePayload', ...(answers.shift() ?? { error: null, message: { __typename: 'ChatMessage', id } }),
      } }),
    },
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Forward message' }));
  expect(dialog.getByText('The lease')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Search people and channels' }), 'circular');
  const press = await dialog.findByRole('button', { name: /^Forward to Circular/ });
  await userEvent.click(press);
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'No room.' }]));
  await userEvent.click(await dialog.findByRole('button', { name: /^Forward to Circular/ }));
  expect(await dialog.findByRole('button', { name: /^Sent to Circular/ })).toBeDisabled();
  const [first, second] = callsOf('ForwardMessage').map(({ variables }) => variables);
  expect(first).toMatchObject({ channelId: CIRCULAR_ID });
  expect(second).toEqual(first);
});

test('what was passed on tells who wrote it, and leads there who may read it there', async () => {
  const place = { __typename: 'ChatMessage', id: 'origin', channelId: CIRCULAR_ID };
  const { shell } = renderDesk(<Forwarded origin={ORIGIN} />, { operations: { ForwardOrigin: () => ({ chatMessage: place }) } });
  expect(screen.getByText(/Forwarded from Noor/)).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(shell.nav.location.get().pathname + shell.nav.location.get().search).toBe(
    `/app/messaging/channel?channel=${CIRCULAR_ID}&message=origin`,
  );
});

test('whoever may not read it there is told of no place', async () => {
  const { callsOf } = renderDesk(<Forwarded origin={ORIGIN} />, { operations: { ForwardOrigin: () => ({ chatMessage: null }) } });
  await waitFor(() => expect(callsOf('ForwardOrigin')).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
