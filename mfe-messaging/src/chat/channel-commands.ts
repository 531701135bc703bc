import { isFault, type Failure } from '@heartwood/client-kit/commands';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback, useState } from 'react';
import {
  AddParticipantsDocument, AnswerChannelRequestDocument, CreateChannelDocument, DeleteChannelDocument, JoinChannelDocument,
  LeaveChannelDocument, RemoveParticipantDocument, SetChannelAdminDocument, UpdateChannelDocument, type ChannelSet, type CreateChannelInput,
} from '../generated/graphql';
import { tellFailure } from './command';
import { useDesk } from './desk';

export type Done = { ok: true } | ({ ok: false } & Failure);

/** Fields of the form of a new channel that show what is wrong with them. */
const isFormField = (field: string | null): field is 'name' | 'description' => field === 'name' || field === 'description';

/**
 * Commands on a channel. What the server refuses is told in its words; a fault in joining, leaving or deleting is only logged
 * (specification, section 8).
 */
export function useChannelCommands() {
  const { client, shell } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async <Data extends object, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>, field: keyof Data, variables: Variables, doing: string,
    isToldElsewhere: (failure: Failure) => boolean = () => false,
  ): Promise<Done> => {
    setBusy(true);
    const { data, error } = await client.mutation(document, variables).toPromise();
    setBusy(false);
    const refusal = (data?.[field] as { error?: Failure | null } | null | undefined)?.error;
    const failure = tellFailure(shell, { error, refusal }, doing, isToldElsewhere);
    return failure ? { ok: false, ...failure } : { ok: true };
  }, [client, shell]);
  return {
    isBusy,
    join: (channelId: string) => run(JoinChannelDocument, 'joinChannel', { channelId }, 'joining the channel', isFault),
    leave: (channelId: string, newCreatorId?: string) => run(
      LeaveChannelDocument, 'leaveChannel', { channelId, newCreatorId: newCreatorId ?? null }, 'leaving the channel',
      (failure) => isFault(failure) || failure.code === 'NEW_CREATOR_NEEDED',
    ),
    remove: (id: string) => run(DeleteChannelDocument, 'deleteChannel', { id }, 'deleting the channel', isFault),
    answer: (channelId: string, accept: boolean) => (
      run(AnswerChannelRequestDocument, 'answerChannelRequest', { channelId, accept }, 'answering the request')
    ),
    add: (channelId: string, userIds: string[]) => (
      run(AddParticipantsDocument, 'addParticipants', { channelId, userIds }, 'adding participants')
    ),
    removeParticipant: (channelId: string, userId: string) => (
      run(RemoveParticipantDocument, 'removeParticipant', { channelId, userId }, 'removing the participant')
    ),
    setAdmin: (channelId: string, userId: string, on: boolean) => (
      run(SetChannelAdminDocument, 'setChannelAdmin', { channelId, userId, on }, 'choosing the admins')
    ),
    update: (id: string, set: ChannelSet) => (
      run(UpdateChannelDocument, 'updateChannel', { id, set }, 'changing the channel', ({ field }) => isFormField(field))
    ),
    create: (input: CreateChannelInput) => (
      run(CreateChannelDocument, 'createChannel', { input }, 'creating the channel', ({ field }) => isFormField(field))
    ),
  };
}
