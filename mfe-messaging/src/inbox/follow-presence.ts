import type { Client } from '@urql/core';
import { pipe, subscribe } from 'wonka';
import { PresenceChangesDocument } from '../generated/graphql';
import { $peopleOnScreen } from './presence-watch';

/** As many as the server lets one subscription watch. */
const MOST_WATCHED = 200;

/** One subscription for everybody whose online dot is on screen, whichever parts show them. The cache takes what it tells. */
export function followPresence(client: Client): () => void {
  let watched = '';
  let isAsked = false;
  let isStopped = false;
  let halt: (() => void) | null = null;

  const follow = () => {
    isAsked = false;
    const userIds = [...new Set($peopleOnScreen.getState().toReversed())].slice(0, MOST_WATCHED).sort();
    if (isStopped || userIds.join() === watched) return;
    watched = userIds.join();
    halt?.();
    halt = userIds.length === 0
      ? null
      : pipe(client.subscription(PresenceChangesDocument, { userIds }), subscribe(() => undefined)).unsubscribe;
  };
  const unwatch = $peopleOnScreen.watch(() => {
    // A page that gives way to another is one change.
    if (!isAsked) queueMicrotask(follow);
    isAsked = true;
  });
  return () => {
    isStopped = true;
    unwatch();
    halt?.();
  };
}
