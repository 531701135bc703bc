import { personName } from '@heartwood/contract/domain';
import { manifest } from '../remote.manifest';
import type { FaceFragment } from '../generated/graphql';

const UUID = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** Where the messaging page stands in the product. */
export const MESSAGING = manifest.pages[0]?.path ?? '';
export const CREATE_CHANNEL = `${MESSAGING}/channel/create`;

/** `name-id`: the id is the trailing UUID, the name is decoration (product/decisions 26). */
export function idIn(nameAndId: string | null): string | null {
  return UUID.exec(nameAndId ?? '')?.[1]?.toLowerCase() ?? null;
}

/** ChannelMessaging of the specification. */
export function channelPath(channel: { id: string; name: string | null }, messageId?: string): string {
  const query = new URLSearchParams({
    channel: channel.name ? `${channel.name}-${channel.id}` : channel.id, ...(messageId && { message: messageId }),
  });
  return `${MESSAGING}/channel?${query.toString()}`;
}

/** UserMessaging of the specification. */
export function personPath(person: Pick<FaceFragment, 'id' | 'firstname' | 'lastname'>, messageId?: string): string {
  const isNamed = person.firstname !== '' || person.lastname !== '';
  const query = new URLSearchParams({
    name: isNamed ? `${personName(person)}-${person.id}` : person.id, ...(messageId && { message: messageId }),
  });
  return `${MESSAGING}/user?${query.toString()}`;
}

interface Open {
  isPersonal: boolean;
  person: Pick<FaceFragment, 'id' | 'firstname' | 'lastname'> | null;
  name: string;
  channelId: string | null;
}

/** What is open, with the thread of a message beside it; null: without one. */
export function threadPath(open: Open, threadId: string | null): string {
  const path = messagePath(open);
  return threadId === null ? path : `${path}&${new URLSearchParams({ thread: threadId }).toString()}`;
}

/** Of a message in what is open. */
export function messagePath({ isPersonal, person, name, channelId }: Open, messageId?: string): string {
  return isPersonal && person ? personPath(person, messageId) : channelPath({ id: channelId ?? '', name }, messageId);
}
