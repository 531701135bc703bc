import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback, useState } from 'react';
import { AddParticipantsDocument, CreateChannelDocument, DeleteChannelDocument, JoinChannelDocument, LeaveChannelDocument, RemoveParticipantDocument, type CreateChannelInput } from '../generated/graphql';
import { failureToast } from './command';
import { useDesk } from './desk';

type Failure = { code: string; field?: string | null; message: string };
export type Done = { ok: true } | { ok: false; code: string; message: string };

/** Commands on a channel. Failures of the network are told in a toast; what the server refuses is told with its sentence. */
export function useChannelCommands() {
  const { client, shell } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async <Data extends object, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>, field: keyof Data, variables: Variables, doing: string, quiet: readonly string[] = [],
  ): Promise<Done> => {
    setBusy(true);
    const { data, error } = await client.mutation(document, variables).toPromise();
    setBusy(false);
    const failure = (data?.[field] as { error?: Failure | null } | null | undefined)?.error;
    if (!error && !failure) return { ok: true };
    if (failure) shell.report(failure, { remote: 'messaging', where: doing });
    const code = failure?.code ?? String(error?.graphQLErrors[0]?.extensions?.code ?? 'NETWORK');
    const message = failure?.message ?? error?.graphQLErrors[0]?.message ?? '';
    if (!quiet.includes(code)) shell.toast(failureToast(code, message, doing));
    return { ok: false, code, message };
  }, [client, shell]);
  return {
    isBusy,
    join: (channelId: string) => run(JoinChannelDocument, 'joinChannel', { channelId }, 'joining the channel'),
    leave: (channelId: string, newCreatorId?: string) => run(LeaveChannelDocument, 'leaveChannel', { channelId, newCreatorId: newCreatorId ?? null }, 'leaving the channel', ['NEW_CREATOR_NEEDED']),
    remove: (id: string) => run(DeleteChannelDocument, 'deleteChannel', { id }, 'deleting the channel'),
    add: (channelId: string, userIds: string[]) => run(AddParticipantsDocument, 'addParticipants', { channelId, userIds }, 'adding participants'),
    removeParticipant: (channelId: string, userId: string) => run(RemoveParticipantDocument, 'removeParticipant', { channelId, userId }, 'removing the participant'),
    create: (input: CreateChannelInput) => run(CreateChannelDocument, 'createChannel', { input }, 'creating the channel'),
  };
}
