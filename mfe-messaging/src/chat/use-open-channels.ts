import { useSettled } from '@heartwood/client-kit/keys';
import { useFailure, useMore, type LoadFailure, type MoreRows } from '@heartwood/client-kit/states';
import { useQuery } from 'urql';
import { OpenChannelsDocument, SearchChannelsDocument, type ChannelFragment } from '../generated/graphql';

export interface OpenChannels extends LoadFailure {
  /** Null while they load. */
  channels: ChannelFragment[] | null;
  more: MoreRows | null;
}

/** Open channels that the viewer has not joined: by name once something is typed, the liveliest before that. */
export function useOpenChannels(typed: string): OpenChannels {
  const search = useSettled(typed).trim();
  const isSearch = search !== '';
  const [all, askAll] = useQuery({ query: OpenChannelsDocument, variables: {}, requestPolicy: 'cache-and-network' });
  const [found, askFound] = useQuery({
    query: SearchChannelsDocument, variables: { search }, pause: !isSearch, requestPolicy: 'cache-and-network',
  });
  const allFailure = useFailure(all, askAll);
  const foundFailure = useFailure(found, askFound, isSearch);
  const moreOfAll = useMore(all.data?.openChannels, OpenChannelsDocument, (after) => ({ after }));
  const moreFound = useMore(found.data?.searchChannels, SearchChannelsDocument, (after) => ({ search, after }));
  if (!isSearch) return { channels: all.data?.openChannels.nodes ?? null, more: moreOfAll, ...allFailure };
  const channels = found.data?.searchChannels.nodes.flatMap(({ channel, isJoined }) => (isJoined ? [] : [channel])) ?? null;
  return { channels, more: moreFound, ...foundFailure };
}
