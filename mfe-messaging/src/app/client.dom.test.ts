import { createSampleShell } from '../../dev/sample-shell';
import { ConversationsDocument } from '../generated/graphql';
import { createMessagingClient } from './client';

test.each([
  ['the server refuses', { operations: { Conversations: new Error('no lists today') } }, 'no lists today'],
  ['nobody answers', { operations: { Conversations: () => Promise.reject(new TypeError('Failed to fetch')) } }, 'Failed to fetch'],
])('what cannot be loaded is logged once, with what it was: %s', async (_when, options, words) => {
  const shell = createSampleShell('/', options);
  await createMessagingClient(shell).query(ConversationsDocument, {}).toPromise();
  expect(shell.fake.reports).toEqual([{
    error: expect.objectContaining({ message: expect.stringContaining(words) as string }) as Error,
    context: { remote: 'messaging', where: 'Conversations' },
  }]);
});
