import { failureOf, showFailure, type Failure } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { CreateEventDocument, CreateEventWithPostDocument, type CreateEventInput, type CreatePostInput } from '../../generated/graphql';

export type Created = { ok: true; isPosted: boolean } | ({ ok: false } & Failure);

/** Makes an event, and in the same breath the post that tells of it. Ids are the caller's: sent again, each is there once. */
export function useCreateEvent() {
  const client = useClient();
  const shell = useShell();
  return useCallback(async (input: CreateEventInput, post: CreatePostInput | null): Promise<Created> => {
    if (post === null) {
      const { data, error } = await client.mutation(CreateEventDocument, { input }).toPromise();
      const failure = failureOf({ error, refusal: data?.createEvent.error });
      return failure ? { ok: false, ...failure } : { ok: true, isPosted: false };
    }
    const { data, error } = await client.mutation(CreateEventWithPostDocument, { input, post }).toPromise();
    const failure = failureOf({ error, refusal: data?.createEvent.error });
    if (failure) return { ok: false, ...failure };
    // The event is there: the post can be sent by hand.
    const unposted = failureOf({ refusal: data?.createPost.error });
    if (unposted) showFailure(shell, unposted, 'publishing the post');
    return { ok: true, isPosted: unposted === null };
  }, [client, shell]);
}
