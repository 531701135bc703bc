import { useCallback, useEffect, useRef, useState } from 'react';
import { useSubscription } from 'urql';
import { useDesk } from '../chat/desk';
import { TYPING_EVERY, TYPING_FADES } from '../chat/limits';
import { SetTypingDocument, TypingPeopleDocument } from '../generated/graphql';

/** Who types in a channel besides the viewer, and the way to tell that the viewer does. */
export function useTyping(channelId: string | null, canWrite: boolean): { names: string[]; tell(isTyping: boolean): void } {
  const { client, self } = useDesk();
  const [people, setPeople] = useState<ReadonlyMap<string, { name: string; until: number }>>(new Map());
  const [{ data }] = useSubscription({
    query: TypingPeopleDocument, variables: { channelId: channelId ?? '' }, pause: channelId === null || !canWrite,
  });
  const told = useRef(0);

  useEffect(() => {
    const event = data?.typing;
    if (!event || event.userId === self.id) return;
    setPeople((all) => {
      const others = [...all].filter(([id]) => id !== event.userId);
      return new Map(event.isTyping ? [...others, [event.userId, { name: event.firstname, until: Date.now() + TYPING_FADES }]] : others);
    });
  }, [data, self.id]);
  // Who goes without a word fades.
  useEffect(() => {
    if (people.size === 0) return undefined;
    const next = Math.min(...[...people.values()].map(({ until }) => until));
    const timer = setTimeout(
      () => setPeople((all) => new Map([...all].filter(([, { until }]) => until > Date.now()))), Math.max(0, next - Date.now()) + 1,
    );
    return () => clearTimeout(timer);
  }, [people]);

  const tell = useCallback((isTyping: boolean) => {
    const now = Date.now();
    if (channelId === null || !canWrite || (isTyping && now - told.current < TYPING_EVERY) || (!isTyping && told.current === 0)) return;
    told.current = isTyping ? now : 0;
    void client.mutation(SetTypingDocument, { channelId, isTyping }).toPromise();
  }, [client, channelId, canWrite]);

  return { names: [...people.values()].map(({ name }) => name), tell };
}
