import { act, screen, waitFor } from '@testing-library/react';
import { CIRCULAR_ID, sampleChannel, sampleMessage, type SampleChat } from '../../dev/sample-chat';
import { AMARA, NOOR } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import type { Target } from '../chat/target';
import { renderDesk } from '../testing/render-desk';
import { Thread } from './thread';
import { useConversation } from './use-conversation';

// The list scrolls to where it begins; jsdom has no layout to scroll in.
beforeAll(() => void (Element.prototype.scrollBy = () => undefined));

const CIRCLE: Target = { kind: 'channel', channelId: CIRCULAR_ID };

function Shown() {
  return <Thread target={CIRCLE} conversation={useConversation(CIRCLE)} autoFocus={false} />;
}

/** Amara opens a channel of a hundred messages, of which the last ones are unread. */
function open(unread: number) {
  const messages = Array.from({ length: 100 }, (_, index) => sampleMessage({ seq: index + 1 }));
  const chat: SampleChat = {
    channel: sampleChannel({ id: CIRCULAR_ID, lastSeq: 100, changeSeq: 100 }), people: [NOOR, AMARA], messages, lastReadSeq: 100 - unread,
    readRevision: 1, isMarkedUnread: false,
  };
  const { operations } = createSampleServer([chat]);
  const desk = renderDesk(<Shown />, { operations });
  const marked = () => desk.callsOf('MarkChannelRead').map(({ variables }) => variables['lastMessageReadId']);
  return { ...desk, operations, marked, latest: messages.at(-1)?.id };
}

const windowIs = (state: { focused: boolean }) => jest.spyOn(document, 'hasFocus').mockReturnValue(state.focused);

test('opening marks as read up to the latest, from wherever the thread begins', async () => {
  windowIs({ focused: true });
  const { marked, latest } = open(40);
  // Begins at what is unread, many pages further up.
  expect(await screen.findByText('40 new')).toBeInTheDocument();
  expect(screen.getByText('Message 61')).toBeInTheDocument();
  expect(screen.queryByText('Message 100')).not.toBeInTheDocument();
  await waitFor(() => expect(marked()).toEqual([latest]));
  expect(screen.getByText('40 new')).toBeInTheDocument();
});

test('where nothing is unread it begins at the end and marks nothing', async () => {
  windowIs({ focused: true });
  const { marked } = open(0);
  expect(await screen.findByText('Message 100')).toBeInTheDocument();
  expect(screen.queryByText(/^\d+ new$/)).not.toBeInTheDocument();
  expect(marked()).toEqual([]);
});

test('in a window that nobody looks at nothing is read, until somebody does', async () => {
  const focus = windowIs({ focused: false });
  const { marked, latest } = open(40);
  await screen.findByText('40 new');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(marked()).toEqual([]);
  focus.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(marked()).toEqual([latest]));
});

test.each([
  ['the socket', (desk: ReturnType<typeof open>) => desk.shell.events.emit('socket/resumed', {})],
  ['the network', () => void window.dispatchEvent(new Event('online'))],
])('a mark that did not go out goes out once %s is back', async (_name, comeBack) => {
  windowIs({ focused: true });
  const desk = open(2);
  const { marked, latest, shell, operations } = desk;
  shell.fake.answer('MarkChannelRead', new Error('offline'));
  await waitFor(() => expect(marked()).toEqual([latest]));
  shell.fake.answer('MarkChannelRead', operations['MarkChannelRead'] ?? {});
  act(() => comeBack(desk));
  await waitFor(() => expect(marked()).toEqual([latest, latest]));
});
