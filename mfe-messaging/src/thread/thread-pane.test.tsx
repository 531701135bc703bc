import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, sampleMessage } from '../../dev/sample-chat';
import { samplePage } from '../../dev/sample-page';
import { KOFI, NOOR } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import type { MessageFragment } from '../generated/graphql';
import { renderDesk } from '../testing/render-desk';
import { Thread } from './thread';
import { ThreadPane } from './thread-pane';
import { useConversation } from './use-conversation';

const target = { kind: 'channel', channelId: CIRCULAR_ID } as const;

function Beside({ threadId, onThread, onClose }: { threadId: string; onThread(id: string): void; onClose(): void }) {
  const conversation = useConversation(target);
  return (
    <>
      <section aria-label="Chat"><Thread target={target} conversation={conversation} autoFocus={false} onThread={onThread} /></section>
      {conversation.state === 'ready'
        ? <ThreadPane threadId={threadId} target={target} conversation={conversation} onClose={onClose} />
        : null}
    </>
  );
}

async function show() {
  const server = createSampleServer();
  const [root] = server.chat(CIRCULAR_ID).messages;
  if (!root) throw new Error('no message');
  const thread = { __typename: 'ChatThread' as const, id: root.id, count: 1 };
  const quote = {
    __typename: 'ChatQuote' as const, id: root.id, seq: root.seq, author: NOOR, body: root.body, isDeleted: false, hasAttachments: false,
  };
  const answer = server.say(CIRCULAR_ID, {
    id: sampleMessage({ seq: 77 }).id, author: KOFI, body: 'The north depot', replyTo: quote, thread,
  });
  root.thread = thread;
  const onThread = jest.fn();
  const onClose = jest.fn();
  const desk = renderDesk(<Beside threadId={root.id} onThread={onThread} onClose={onClose} />, {
    operations: {
      ...server.operations,
      ThreadAnswers: { chatThread: { __typename: 'ChatThreadPage', root, answers: samplePage('ChatAnswerPage', [answer]) } },
      SendToChannel: ({ channelId, input }) => {
        const { id, body, replyTo } = input as { id: string; body: string; replyTo: string | null };
        const message: Partial<MessageFragment> = {
          id, body, thread: { ...thread, count: 2 }, replyTo: replyTo === root.id ? quote : null,
        };
        return { sendChannelMessage: { __typename: 'MessagePayload', error: null, message: server.say(String(channelId), message) } };
      },
    },
  });
  return {
    ...desk, root, onThread, onClose, pane: within(await screen.findByRole('complementary', { name: 'Thread' })),
    chat: within(screen.getByRole('region', { name: 'Chat' })),
  };
}

test('a thread stands beside the chat: what it begins with, then its answers, which need not say what they answer', async () => {
  const { pane, root } = await show();
  expect(await pane.findByText('The north depot')).toBeInTheDocument();
  expect(pane.getAllByRole('article').map(({ textContent }) => textContent).join(' ')).toMatch(new RegExp(`${root.body}.*The north depot`));
  expect(pane.queryByRole('button', { name: /^Answer to/ })).toBeNull();
});

test('what is written there answers what it begins with, and the count under that rises at once', async () => {
  const { pane, chat, callsOf, root } = await show();
  expect(await chat.findByRole('button', { name: '1 reply' })).toBeInTheDocument();
  await userEvent.type(await pane.findByRole('textbox', { name: 'Message the thread' }), 'Then north{Enter}');
  await waitFor(() => expect(callsOf('SendToChannel')).toHaveLength(1));
  expect(callsOf('SendToChannel')[0]?.variables).toMatchObject({ input: { body: 'Then north', replyTo: root.id } });
  expect(await chat.findByRole('button', { name: '2 replies' })).toBeInTheDocument();
  expect(await pane.findByText('Then north')).toBeInTheDocument();
});

test('the count leads to the thread, and Escape closes it', async () => {
  const { pane, chat, root, onThread, onClose } = await show();
  await userEvent.click(await chat.findByRole('button', { name: '1 reply' }));
  expect(onThread).toHaveBeenCalledWith(root.id);
  await userEvent.type(await pane.findByRole('textbox', { name: 'Message the thread' }), '{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
