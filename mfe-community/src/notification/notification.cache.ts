import { forget, forgetting } from '@heartwood/client-kit/cache';
import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import { eventIdOf } from '../event/places';
import {
  NotificationsDocument, UnreadNotificationsDocument,
  type MarkNotificationsReadMutation, type NotificationEventsSubscription, type NotificationListFragment, type RemoveNotificationMutation,
  type RestoreNotificationMutation,
} from '../generated/graphql';

type Row = NotificationListFragment['nodes'][number];

/** Rows a page; as `notifications.graphql` has it. */
export const PAGE = 30;

function readList(cache: Cache): NotificationListFragment | null {
  return cache.readQuery({ query: NotificationsDocument })?.notifications ?? null;
}

/** The list that is on screen, if one was asked for. */
function changeList(cache: Cache, change: (list: NotificationListFragment) => NotificationListFragment): void {
  cache.updateQuery({ query: NotificationsDocument }, (data) => data && { ...data, notifications: change(data.notifications) });
}

function readUnread(cache: Cache): number {
  return cache.readQuery({ query: UnreadNotificationsDocument })?.notifications.unread ?? 0;
}

function setUnread(cache: Cache, unread: number): void {
  const notifications = { __typename: 'NotificationPage' as const, unread };
  cache.updateQuery({ query: UnreadNotificationsDocument }, () => ({ __typename: 'Query' as const, notifications }));
}

/** @param ids which; null for all */
function markRead(cache: Cache, ids: readonly string[] | null): void {
  const isMeant = (id: string) => ids === null || ids.includes(id);
  changeList(cache, (list) => ({ ...list, nodes: list.nodes.map((row) => (isMeant(row.id) && !row.read ? { ...row, read: true } : row)) }));
}

function remove(cache: Cache, ids: readonly string[]): void {
  changeList(cache, (list) => ({ ...list, nodes: list.nodes.filter(({ id }) => !ids.includes(id)) }));
}

/** Older ones go behind those that are there; what moved up meanwhile stands above already. */
const behind = (list: NotificationListFragment, more: NotificationListFragment): NotificationListFragment => ({
  ...more, nodes: [...list.nodes, ...more.nodes.filter(({ id }) => !list.nodes.some((known) => known.id === id))],
});

/** What a page brings beside the first: older ones, or the list anew. */
export const listUpdates: Record<string, UpdateResolver> = {
  notifications(result, { first, after, unreadOnly }, cache) {
    if (unreadOnly) return;
    const list = result.notifications as unknown as NotificationListFragment;
    if (after) changeList(cache, (known) => behind(known, list));
    else if (first !== PAGE) changeList(cache, () => list);
  },
};

/** One that happened again moves to the top; the others keep their order. */
const onTop = (list: NotificationListFragment, row: Row): NotificationListFragment => ({
  ...list, nodes: [row, ...list.nodes.filter(({ id }) => id !== row.id)],
});

/** One that is back stands where it stood; what is older than all that is loaded comes with the older ones. */
function inPlace(list: NotificationListFragment, row: Row): NotificationListFragment {
  const others = list.nodes.filter(({ id }) => id !== row.id);
  const below = others.findIndex(({ updatedAt }) => updatedAt < row.updatedAt);
  if (below < 0 && list.hasMore) return { ...list, nodes: others };
  return { ...list, nodes: others.toSpliced(below < 0 ? others.length : below, 0, row) };
}

export const streamUpdates: Record<string, UpdateResolver> = {
  notificationStream(result, _variables, cache) {
    const { type, ids, notification, unread } = (result as unknown as NotificationEventsSubscription).notificationStream;
    setUnread(cache, unread);
    if (type === 'NOTIFIED' && notification) {
      changeList(cache, (list) => onTop(list, notification));
      // A place came free, a time was moved, it is off: the page of that event says so at once.
      const event = eventIdOf(notification.path ?? '');
      if (event !== null) forget(cache, ['event', 'eventMessages'], ({ id, eventId }) => [id, eventId].includes(event));
    }
    if (type === 'CHANGED' && notification) changeList(cache, (list) => inPlace(list, notification));
    if (type === 'READ') markRead(cache, ids.length > 0 ? ids : null);
    if (type === 'REMOVED') remove(cache, ids);
  },
};

/** An invitation that was answered: accepted it is read and says so, declined it is shown no more. */
function answer(cache: Cache, seatId: unknown, isAccepted: boolean): void {
  const row = readList(cache)?.nodes.find(({ invitation }) => invitation?.id === seatId);
  if (!row?.invitation) return;
  if (!row.read) setUnread(cache, Math.max(0, readUnread(cache) - 1));
  if (!isAccepted) remove(cache, [row.id]);
  const accepted = { ...row, read: true, invitation: { ...row.invitation, isAccepted: true } };
  if (isAccepted) changeList(cache, (list) => ({ ...list, nodes: list.nodes.map((one) => (one.id === row.id ? accepted : one)) }));
}

export const commandUpdates: Record<string, UpdateResolver> = {
  muteSubject: forgetting('mutedNotices'),
  markNotificationsRead(result, { ids }, cache) {
    const { unread, error } = (result as unknown as MarkNotificationsReadMutation).markNotificationsRead;
    setUnread(cache, unread);
    if (!error) markRead(cache, (ids as readonly string[] | null | undefined) ?? null);
  },
  removeNotification(result, { id }, cache) {
    const { unread, error } = (result as unknown as RemoveNotificationMutation).removeNotification;
    setUnread(cache, unread);
    if (!error) remove(cache, [String(id)]);
  },
  restoreNotification(result, _variables, cache) {
    const { unread, error, notification } = (result as unknown as RestoreNotificationMutation).restoreNotification;
    setUnread(cache, unread);
    if (!error && notification) changeList(cache, (list) => inPlace(list, notification));
  },
  // The cards go by what the person chose; the next time the page is opened it is asked for anew.
  chooseDigest: forgetting('notificationDigest'),
  chooseQuietHours: forgetting('quietHours'),
  updateTeamMember(result, { id, set }, cache) {
    if ((result.updateTeamMember as { error?: unknown } | null)?.error) return;
    answer(cache, id, (set as { isAccepted?: boolean }).isAccepted === true);
  },
};

/** How many are unread without these, or where none are named without all. */
function payloadWithout(cache: Cache, ids: readonly string[] | null | undefined) {
  const counted = readList(cache)?.nodes.filter(({ id, read }) => !read && ids?.includes(id)).length ?? 0;
  return { __typename: 'NotificationsPayload', unread: ids ? Math.max(0, readUnread(cache) - counted) : 0, error: null } as never;
}

/** What is read or removed is so before the server has answered. */
export const optimism: OptimisticMutationConfig = {
  markNotificationsRead: ({ ids }, cache) => payloadWithout(cache, ids as readonly string[] | null | undefined),
  removeNotification: ({ id }, cache) => payloadWithout(cache, [String(id)]),
};
