import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback, useState } from 'react';
import { AddParticipantsDocument, CreateChannelDocument, DeleteChannelDocument, JoinChannelDocument, LeaveChannelDocument, RemoveParticipantDocument, type CreateChannelInput } from '../generated/graphql';
import { failureToast } from './command';
import { useDesk } from './desk';

type Failure = { code: string; field: string | null; message: string };
export type Done = { ok: true } | ({ ok: false } & Failure);

/** Fields of the form of a new channel that show what is wrong with them. */
export const isFormField = (field: string | null): field is 'name' | 'description' => field === 'name' || field === 'description';

/** Commands on a channel. Failures of the network are told in a toast; what the server refuses is told with its sentence. */
export function useChannelCommands() {
  const { client, shell } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async <Data extends object, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>, field: keyof Data, variables: Variables, doing: string, isToldElsewhere: (failure: Failure) => boolean = () => false,
  ): Promise<Done> => {
    setBusy(true);
    const { data, error } = await client.mutation(document, variables).toPromise();
    setBusy(false);
    const refusal = (data?.[field] as { error?: Failure | null } | null | undefined)?.error;
    if (!error && !refusal) return { ok: true };
    if (refusal) shell.report(refusal, { remote: 'messaging', where: doing });
    const [first] = error?.graphQLErrors ?? [];
    const failure = refusal ?? { code: String(first?.extensions?.code ?? 'NETWORK'), field: null, message: first?.message ?? '' };
    if (!isToldElsewhere(failure)) shell.toast(failureToast(failure.code, failure.message, doing));
    return { ok: false, ...failure };
  }, [client, shell]);
  return {
    isBusy,
    join: (channelId: string) => run(JoinChannelDocument, 'joinChannel', { channelId }, 'joining the channel'),
    leave: (channelId: string, newCreatorId?: string) => run(LeaveChannelDocument, 'leaveChannel', { channelId, newCreatorId: newCreatorId ?? null }, 'leaving the channel', ({ code }) => code === 'NEW_CREATOR_NEEDED'),
    remove: (id: string) => run(DeleteChannelDocument, 'deleteChannel', { id }, 'deleting the channel'),
    add: (channelId: string, userIds: string[]) => run(AddParticipantsDocument, 'addParticipants', { channelId, userIds }, 'adding participants'),
    removeParticipant: (channelId: string, userId: string) => run(RemoveParticipantDocument, 'removeParticipant', { channelId, userId }, 'removing the participant'),
    create: (input: CreateChannelInput) => run(CreateChannelDocument, 'createChannel', { input }, 'creating the channel', ({ field }) => isFormField(field)),
  };
}
