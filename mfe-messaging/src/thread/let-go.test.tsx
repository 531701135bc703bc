import { waitFor } from '@testing-library/react';
import { CIRCULAR_ID } from '../../dev/sample-chat';
import { renderDesk } from '../testing/render-desk';
import type { Outgoing } from './outbox.model';

const stuck = (id: string, channelId: string): Record<string, string> => {
  const item: Outgoing = {
    id, target: { kind: 'channel', channelId }, body: `Words of ${id}`, mentions: [], replyTo: null, files: [], since: 0, turn: 1,
    state: 'refused',
  };
  return { [`outbox:${id}`]: JSON.stringify(item) };
};

test('what could not go out to a channel that is gone is let go with a word; elsewhere it stays', async () => {
  const { shell, server, callsOf } = renderDesk(<p>desk</p>, {
    drafts: { ...stuck('lost', 'gone'), ...stuck('kept', CIRCULAR_ID) },
  });
  const known = server.operations['ChannelDetails'] as (variables: Record<string, unknown>) => object;
  shell.fake.answer(
    'ChannelDetails',
    (variables: Record<string, unknown>) => (variables['channelId'] === 'gone' ? { channelDetails: null } : known(variables)),
  );
  await waitFor(() => expect(shell.fake.toasts).not.toEqual([]));
  expect(callsOf('ChannelDetails')).toHaveLength(2);
  expect(shell.drafts.keys('outbox:')).toEqual(['outbox:kept']);
  expect(shell.fake.toasts.map(({ title, text }) => [title, text])).toEqual([
    ['Not sent', 'The channel is not here any more: “Words of lost”'],
  ]);
});
