import { createEvent, createStore } from 'effector';
import { useEffect } from 'react';

const peopleShown = createEvent<readonly string[]>();
const peopleLeft = createEvent<readonly string[]>();

/** People whose online dot is on screen, once for each place that shows it; the last ones came last. */
export const $peopleOnScreen = createStore<readonly string[]>([])
  .on(peopleShown, (shown, ids) => [...shown, ...ids])
  .on(peopleLeft, (shown, ids) => {
    const rest = [...shown];
    for (const id of ids) rest.splice(rest.indexOf(id), 1);
    return rest;
  });

/** Keeps the online dots of these people true for as long as it is mounted. */
export function PresenceWatch({ userIds }: { userIds: readonly string[] }) {
  const people = [...new Set(userIds)].sort().join();
  useEffect(() => {
    if (people === '') return undefined;
    const ids = people.split(',');
    peopleShown(ids);
    return () => void peopleLeft(ids);
  }, [people]);
  return null;
}
