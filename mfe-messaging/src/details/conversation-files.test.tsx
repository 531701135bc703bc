import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, sampleMessage } from '../../dev/sample-chat';
import { samplePage } from '../../dev/sample-page';
import { PRIYA } from '../../dev/sample-people';
import { renderDesk } from '../testing/render-desk';
import { ConversationFiles } from './conversation-files';

const file = (id: string, name: string, type: string) => ({
  __typename: 'ChatAttachment' as const, id, name, type, url: `/files/${id}`, size: 12_000,
});
const message = (seq: number, attachments: ReturnType<typeof file>[], fields = {}) => (
  sampleMessage({ seq, body: '', author: PRIYA, attachments, ...fields })
);

function show(nodes: ReturnType<typeof sampleMessage>[], hasMore = false, next: ReturnType<typeof sampleMessage>[] = []) {
  const onShow = jest.fn();
  const page = (rows: typeof nodes, more: boolean) => ({
    messagesWithFiles: { ...samplePage('FileMessagePage', rows), hasMore: more, endCursor: 'there' },
  });
  const desk = renderDesk(<ConversationFiles channelId={CIRCULAR_ID} onShow={onShow} />, {
    operations: { MessagesWithFiles: ({ after }) => (after === 'there' ? page(next, false) : page(nodes, hasMore)) },
  });
  return { ...desk, onShow };
}

test('lists what was sent, each to be opened, with the way to where it was sent', async () => {
  const sent = message(9, [file('a', 'depot.png', 'image/png'), file('b', 'crates.csv', 'text/csv')]);
  const { onShow } = show([sent]);
  const list = within(await screen.findByRole('list', { name: 'Files' }));
  const [picture, table] = list.getAllByRole('link');
  expect(picture).toHaveAttribute('target', '_blank');
  expect(picture?.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(table).toHaveTextContent('crates.csvPriya');
  expect(table).toHaveTextContent('12 kB');
  await userEvent.click(list.getByRole('button', { name: 'Show crates.csv in the chat' }));
  expect(onShow).toHaveBeenCalledWith(sent.id);
});

test('brings older ones behind those that are there', async () => {
  show([message(9, [file('a', 'new.csv', 'text/csv')])], true, [message(2, [file('b', 'old.csv', 'text/csv')])]);
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  expect(await screen.findByText('old.csv')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['new.csv', 'old.csv']);
});

test('says so where there are none, also once the only message was deleted', async () => {
  show([message(9, [], { isDeleted: true })]);
  expect(await screen.findByText('No files yet')).toBeInTheDocument();
});
