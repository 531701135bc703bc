import { useCallback } from 'react';
import { isFault } from '@heartwood/client-kit/commands';
import { tellFailure } from '../chat/command';
import { useDesk } from '../chat/desk';
import { MuteConversationDocument } from '../generated/graphql';

/** Mutes one conversation until a time, on all devices of the person; null tells of it again. */
export function useMute(): (channelId: string, until: string | null) => void {
  const { client, shell } = useDesk();
  return useCallback((channelId, until) => void (async () => {
    const { data, error } = await client.mutation(MuteConversationDocument, { channelId, until }).toPromise();
    tellFailure(shell, { error, refusal: data?.muteConversation.error }, 'muting the conversation', isFault);
  })(), [client, shell]);
}
