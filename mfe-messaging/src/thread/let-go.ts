import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { ALERT_TIME } from '../chat/limits';
import { ChannelDetailsDocument } from '../generated/graphql';
import type { Outbox } from './outbox';
import type { Outgoing } from './outbox.model';

/** As much of a message as a toast may say. */
const SAID = 120;

/**
 * A message that did not go out stands in its thread as "Not sent". Where the channel was deleted, or closed to the viewer,
 * there is no thread to see it in: it is let go, and its words are said once more. Returns the function that stops it.
 */
export function letGoOfUnseen(client: Client, shell: Shell, outbox: Outbox): () => void {
  const asked = new Set<string>();

  const ask = async ({ id }: Outgoing, channelId: string) => {
    const { data } = await client.query(ChannelDetailsDocument, { channelId }, { requestPolicy: 'network-only' }).toPromise();
    const item = outbox.$queue.get().find((each) => each.id === id);
    if (data?.channelDetails !== null || !item) return;
    outbox.remove(id);
    const words = item.body || item.files.map(({ name }) => name).join(', ');
    const text = `The channel is not here any more: “${words.slice(0, SAID)}”`;
    shell.toast({ title: 'Not sent', text, status: 'warning', duration: ALERT_TIME });
  };

  const look = () => {
    if (shell.socket.state.get() !== 'online') return;
    for (const item of outbox.$queue.get()) {
      const isStuck = item.state === 'failed' || item.state === 'refused';
      if (!isStuck || item.target.kind !== 'channel' || asked.has(item.id)) continue;
      asked.add(item.id);
      void ask(item, item.target.channelId);
    }
  };

  look();
  return outbox.$queue.subscribe(look);
}
