import { useCallback, useEffect, useRef, useState } from 'react';
import { useSubscription } from 'urql';
import { useDesk } from '../chat/desk';
import { TYPING_EVERY, TYPING_FADES } from '../chat/limits';
import { SetTypingDocument, TypingPeopleDocument } from '../generated/graphql';

/** Who types in a channel besides the viewer, and the way to tell that the viewer does. */
export function useTyping(channelId: string | null, canWrite: boolean): { names: string[]; tell(isTyping: boolean): void } {
  const { client, self } = useDesk();
  const [people, setPeople] = useState<ReadonlyMap<string, { name: string; until: number }>>(new Map());
  const [{ data }] = useSubscription({ query: TypingPeopleDocument, variables: { channelId: channelId ?? '' }, pause: channelId === null || !canWrite });
  const told = useRef(0);

  useEffect(() => {
    const event = data?.typing;
    if (!event || event.userId === self.id) return undefined;
    const drop = () => setPeople((all) => new Map([...all].filter(([id, { until }]) => id !== event.userId && until > Date.now())));
    if (!event.isTyping) {
      drop();
      return undefined;
    }
    setPeople((all) => new Map([...all, [event.userId, { name: event.firstname, until: Date.now() + TYPING_FADES }]]));
    const timer = setTimeout(drop, TYPING_FADES);
    return () => clearTimeout(timer);
  }, [data, self.id]);

  const tell = useCallback((isTyping: boolean) => {
    const now = Date.now();
    if (channelId === null || !canWrite || (isTyping && now - told.current < TYPING_EVERY) || (!isTyping && told.current === 0)) return;
    told.current = isTyping ? now : 0;
    void client.mutation(SetTypingDocument, { channelId, isTyping }).toPromise();
  }, [client, channelId, canWrite]);

  return { names: [...people.values()].map(({ name }) => name), tell };
}
