import type { ViewProps } from '@heartwood/contract/kit';
import { JoinedChannels } from '../features/joined-channels/joined-channels';
import { MessagingProviders } from './messaging-providers';

/** Slot `joined-channels@1`: the channels in short, for the side of the page. */
export function JoinedChannelsSlot({ shell }: ViewProps) {
  return <MessagingProviders shell={shell}><JoinedChannels /></MessagingProviders>;
}
