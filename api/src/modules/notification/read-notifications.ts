import { fullName } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { cursorOf, pageOf, readCursor, sizeOf, type Page } from '../../text/page';
import { requireViewer, type Person } from '../identity';
import { isNotificationType, NOTIFICATION_TYPES, type NotificationKind, type NotificationType } from './kinds';
import {
  NOTIFICATIONS_BELOW, NOTIFICATIONS_BY_ID, NOTIFICATIONS_FIRST, UNREAD_COUNT,
  type NotificationRow, type NotificationRows, type NotifiedRows,
} from './notification.queries';
import { quietMinutesLeft } from './quiet-hours';

export interface Notification {
  id: string;
  type: NotificationType;
  kind: NotificationKind;
  message: string;
  strong: string[];
  path: string;
  subject: string;
  count: number;
  actors: Person[];
  company: NotificationRow['company'];
  invitation: NotificationRow['invitation'];
  moduleKey: string | null;
  read: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface NotificationPage extends Page<Notification> { unread: number }

const NOTHING: NotificationRows = { unread: 0, rows: [] };

/** What the viewer is told, newest first. */
export async function readNotifications(
  context: Context, { first, after, unreadOnly }: { first: number; after: string | null; unreadOnly: boolean },
): Promise<NotificationPage> {
  const { userId } = requireViewer(context);
  const values = [userId, unreadOnly, sizeOf(first) + 1];
  const [row] = after === null
    ? await context.db.read<{ data: NotificationRows }>(NOTIFICATIONS_FIRST, values)
    : await context.db.read<{ data: NotificationRows }>(NOTIFICATIONS_BELOW, [...values, ...readCursor(after, 'moment', 'id')]);
  const { unread, rows } = row?.data ?? NOTHING;
  const page = pageOf(rows, sizeOf(first), { view: (one) => one, cursor: (one) => cursorOf(one.updatedAt, one.id) });
  return { ...page, nodes: page.nodes.flatMap(viewNotification), unread };
}

export interface Notified { unread: number; nodes: Notification[]; isQuiet: boolean }

/** Some of them, as they are now, how many are unread, and whether the person wants quiet at this moment. */
export async function readNotificationsById({ db, now }: Context, userId: string, ids: readonly string[]): Promise<Notified> {
  const [row] = await db.read<{ data: NotifiedRows }>(NOTIFICATIONS_BY_ID, [userId, ids]);
  if (!row) return { unread: 0, nodes: [], isQuiet: false };
  const { unread, rows } = row.data;
  return { unread, nodes: rows.flatMap(viewNotification), isQuiet: quietMinutesLeft(row.data, now()) > 0 };
}

export async function readUnread(context: Context, userId: string): Promise<number> {
  const [row] = await context.db.read<{ unread: string | number }>(UNREAD_COUNT, [userId]);
  return Number(row?.unread ?? 0);
}

/** A row in words; of a type that this release doesn't know nothing is shown. */
export function viewNotification(row: NotificationRow): Notification[] {
  const { id, type, count, subject, data, actors, company, invitation, isRead, createdAt, updatedAt } = row;
  if (!isNotificationType(type)) return [];
  const names = actors.map(fullName);
  const { kind, words } = NOTIFICATION_TYPES[type];
  return [{
    id, type, kind, count, subject, actors, company, invitation, createdAt, updatedAt,
    moduleKey: data.moduleKey ?? null,
    read: isRead,
    ...words({ count, actors: names, actorIds: actors.map((actor) => actor.id), company, data }),
  }];
}
