import type { Shell } from '@heartwood/contract';
import { personName } from '@heartwood/contract/domain';
import type { Client } from '@urql/core';
import { MarkNotificationsReadDocument, type NotificationRowFragment } from '../../generated/graphql';
import { toastWords } from '../../notification/message-pieces';
import { placeOf } from '../../notification/places';
import { isListShown, notified, settled } from '../../notification/stream-events';

/** How long the toast of a new one stays, as that of a message. */
const ALERT_TIME = 10_000;

/**
 * Tells of a new notification while the product is open, unless the person has it before their eyes: in the list, or because
 * they are where it leads. The toast goes when it is read, wherever that is. Returns the stop function.
 */
export function followAlerts(shell: Shell, client: Client): () => void {
  const told = new Map<string, () => void>();

  const takeAway = (id: string) => {
    told.get(id)?.();
    told.delete(id);
  };
  const open = (row: NotificationRowFragment) => {
    void client.mutation(MarkNotificationsReadDocument, { ids: [row.id] }, { fetchOptions: { keepalive: true } }).toPromise();
    shell.nav.navigate(placeOf(row, shell.session.get().company.id));
  };
  const stopHearing = notified.watch((row) => {
    takeAway(row.id);
    // Of a message messaging tells itself, in each page that is open.
    if (isSeen(shell, row) || row.subject.startsWith('conversation:')) return;
    const [actor] = row.actors;
    const person = actor && { id: actor.id, name: personName(actor), photo: actor.profilePhoto ?? null };
    const { title, text } = toastWords(row.message, row.strong);
    const remove = shell.toast({
      title, ...(person && { person }), ...(text !== undefined && { text }), status: 'info', duration: ALERT_TIME, position: 'top-right',
      action: { label: 'Open', run: () => open(row) },
    });
    told.set(row.id, remove);
  });
  const stopSettling = settled.watch((ids) => {
    for (const id of ids ?? [...told.keys()]) takeAway(id);
  });
  return () => {
    stopHearing();
    stopSettling();
    for (const id of [...told.keys()]) takeAway(id);
  };
}

/** Whether the list is on the screen, or the very place it leads to. */
function isSeen(shell: Shell, { path, company }: NotificationRowFragment): boolean {
  if (document.visibilityState !== 'visible') return false;
  if (isListShown()) return true;
  const here = shell.nav.location.get();
  const there = new URL(path, 'https://heartwood.invalid');
  const asked = new URLSearchParams(here.search);
  const isHere = here.pathname === there.pathname && [...there.searchParams].every(([name, value]) => asked.get(name) === value);
  return isHere && (company === null || company === undefined || company.id === shell.session.get().company.id);
}
