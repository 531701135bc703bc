import { failureOf, showFailure } from '@heartwood/client-kit/commands';
import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { createEvent, createStore } from 'effector';
import { RemoveNotificationDocument, type NotificationRowFragment } from '../generated/graphql';

/** How long Undo is offered (product/decisions 99). */
export const UNDO_TIME = 8000;

type Hidden = Readonly<Record<string, { wasUnread: boolean }>>;

const hidden = createEvent<{ id: string; wasUnread: boolean }>();
const shown = createEvent<string>();

/** What was taken off the list and can still be had back: seen nowhere, counted nowhere. */
export const $hidden = createStore<Hidden>({})
  .on(hidden, (all, { id, wasUnread }) => ({ ...all, [id]: { wasUnread } }))
  .on(shown, (all, id) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== id)));

export interface Removals {
  /** Off the list at once; the server hears of it when Undo is not offered any more. */
  remove(row: NotificationRowFragment): void;
  /** What waits is sent now. */
  flush(): void;
}

/** The server keeps nothing of what is removed, so that Undo has to come before it. */
export function createRemovals(client: Client, shell: Pick<Shell, 'toast'>): Removals {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; dismiss(): void }>();

  const send = async (id: string) => {
    const { data, error } = await client.mutation(RemoveNotificationDocument, { id }, { fetchOptions: { keepalive: true } }).toPromise();
    const failure = failureOf({ error, refusal: data?.removeNotification.error });
    if (failure) showFailure(shell, failure, 'removing the notification');
    shown(id);
  };
  const letGo = (id: string) => {
    const found = waiting.get(id);
    if (!found) return false;
    clearTimeout(found.timer);
    found.dismiss();
    return waiting.delete(id);
  };
  const expire = (id: string) => {
    if (letGo(id)) void send(id);
  };

  return {
    remove({ id, read }) {
      hidden({ id, wasUnread: !read });
      const undo = () => {
        if (letGo(id)) shown(id);
      };
      const action = { label: 'Undo', run: undo };
      const dismiss = shell.toast({ title: 'Notification removed', status: 'success', duration: UNDO_TIME, action });
      waiting.set(id, { timer: setTimeout(() => expire(id), UNDO_TIME), dismiss });
    },
    flush() {
      for (const id of [...waiting.keys()]) expire(id);
    },
  };
}
