import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID } from '../../dev/sample-chat';
import { renderDesk } from '../testing/render-desk';
import { Thread } from '../thread/thread';
import { useConversation } from '../thread/use-conversation';
import type { Target } from './target';

const CIRCLE: Target = { kind: 'channel', channelId: CIRCULAR_ID };
const KEY = `channel:${CIRCULAR_ID}`;

function Shown() {
  return <Thread target={CIRCLE} conversation={useConversation(CIRCLE)} autoFocus />;
}

/** A thread, and what another device keeps of its draft. */
async function openThread(drafts: Record<string, string> = {}) {
  const desk = renderDesk(<Shown />, { drafts });
  const area = await screen.findByRole('textbox', { name: 'Message Circular Food Founders' });
  const event = (fields: object) => act(() => desk.shell.fake.socket.push('InboxEvents', { inboxStream: {
    __typename: 'InboxEvent', channelId: null, message: null, channel: null, entry: null, draft: null, wasAdded: false, ...fields,
  } }));
  const elsewhere = (text: string, revision: number) => (
    event({ type: 'DRAFT', draft: { __typename: 'ChatDraft', target: KEY, text, mentions: [], revision } })
  );
  const saved = () => desk.callsOf('SaveChatDraft').map(({ variables }) => [variables['text'], variables['base']]);
  return { ...desk, area, event, elsewhere, saved };
}

test('what is typed is kept for the other devices, and what was sent is emptied there', async () => {
  const { area, saved } = await openThread();
  await userEvent.type(area, 'Half a thou');
  await waitFor(() => expect(saved()).toEqual([['Half a thou', 0]]), { timeout: 3000 });
  await userEvent.type(area, 'ght{Enter}');
  await waitFor(() => expect(saved().at(-1)).toEqual(['', 1]), { timeout: 3000 });
});

test('words of another device stand in the field; what both wrote is kept of both', async () => {
  const { area, elsewhere, saved } = await openThread();
  elsewhere('from the phone', 1);
  expect(area).toHaveValue('from the phone');
  await userEvent.type(area, ' and here');
  elsewhere('from the phone, too', 2);
  expect(area).toHaveValue('from the phone, too\n\nfrom the phone and here');
  await waitFor(() => expect(saved().at(-1)).toEqual(['from the phone, too\n\nfrom the phone and here', 2]), { timeout: 3000 });
});

test('what was sent from another device is not there any more', async () => {
  const { area, elsewhere } = await openThread();
  elsewhere('from the phone', 1);
  elsewhere('', 2);
  expect(area).toHaveValue('');
});

test('what was written without a line is kept once it is back', async () => {
  const { area, event, saved } = await openThread({
    [`draft:${KEY}`]: JSON.stringify({ text: 'from the tunnel', mentions: [], replyTo: null }),
  });
  expect(area).toHaveValue('from the tunnel');
  event({ type: 'HELLO' });
  await waitFor(() => expect(saved()).toEqual([['from the tunnel', 0]]), { timeout: 3000 });
});
