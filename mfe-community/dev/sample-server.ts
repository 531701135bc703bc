import type { FakeShell } from '@heartwood/contract/fake-shell';
import type { Samples } from '@heartwood/client-kit/samples';
import type {
  Digest, NotificationChoiceFragment, NotificationKind, NotificationRowFragment, NotificationWaysInput,
} from '../src/generated/graphql';
import { sampleRows } from './sample-notifications';

const KINDS: readonly NotificationKind[] = [
  'COMMENT', 'MENTION', 'LIKE', 'FOLLOW', 'INVITE', 'ASSIGN', 'LEVEL', 'DUE', 'EVENT', 'MESSAGE', 'BILLING',
];

export interface SampleServer {
  rows: NotificationRowFragment[];
  operations: Samples;
  /** What the stream says of a change of the rows. */
  event(type: string, more?: EventFacts): object;
}

interface EventFacts { ids?: readonly string[]; notification?: NotificationRowFragment | null }

/** A server in memory that knows what Amara is told. */
export function createSampleServer(rows: NotificationRowFragment[] = sampleRows(new Date()), pageSize = 30): SampleServer {
  const server: SampleServer = { rows, operations: {}, event };
  let before = rows;
  let choices: NotificationChoiceFragment[] = KINDS.map((kind) => ({
    __typename: 'NotificationChoice', kind, inApp: true, push: false, mail: kind !== 'LEVEL',
    isAlwaysInApp: kind === 'INVITE' || kind === 'BILLING',
  }));
  let digest: Digest = 'WEEKLY';
  let quietHours: { __typename: 'QuietHours'; from: string; to: string } | null = null;
  const unread = () => server.rows.filter(({ read }) => !read).length;
  const payload = () => ({ __typename: 'NotificationsPayload', unread: unread(), error: null });
  const page = (from: number, size: number) => {
    const nodes = server.rows.slice(from, from + size);
    const hasMore = server.rows.length > from + size;
    return { notifications: { __typename: 'NotificationPage', nodes, hasMore, endCursor: nodes.at(-1)?.id ?? null } };
  };

  function event(type: string, { ids = [], notification = null }: EventFacts = {}): object {
    return { notificationStream: { __typename: 'NotificationEvent', type, ids, notification, unread: unread(), isQuiet: false } };
  }

  Object.assign(server.operations, {
    Notifications: () => page(0, pageSize),
    NotificationsAnew: ({ first }) => page(0, Number(first)),
    OlderNotifications: ({ after }) => page(server.rows.findIndex(({ id }) => id === after) + 1, pageSize),
    UnreadNotifications: () => ({ notifications: { __typename: 'NotificationPage', unread: unread() } }),
    MarkNotificationsRead: ({ ids }) => {
      const wanted = ids as readonly string[] | undefined;
      server.rows = server.rows.map((row) => (!wanted || wanted.includes(row.id) ? { ...row, read: true } : row));
      return { markNotificationsRead: payload() };
    },
    RemoveNotification: ({ id }) => {
      before = server.rows;
      server.rows = server.rows.filter((row) => row.id !== id);
      return { removeNotification: payload() };
    },
    RestoreNotification: ({ id }) => {
      server.rows = before;
      const notification = server.rows.find((row) => row.id === id);
      return { restoreNotification: { ...payload(), __typename: 'RestoredNotificationPayload', notification } };
    },
    MuteSubject: () => ({ muteSubject: payload() }),
    AnswerInvitation: ({ id, set }) => {
      const isAccepted = (set as { isAccepted?: boolean }).isAccepted === true;
      server.rows = server.rows.flatMap((row) => {
        if (!row.invitation || row.invitation.id !== id) return [row];
        return isAccepted ? [{ ...row, read: true, invitation: { ...row.invitation, isAccepted } }] : [];
      });
      return { updateTeamMember: { __typename: 'TeamPayload', error: null } };
    },
    NotificationChoices: () => ({ notificationChoices: choices, notificationDigest: digest, quietHours }),
    ChooseDigest: (variables) => {
      digest = variables['digest'] as Digest;
      return { chooseDigest: { __typename: 'DigestPayload', digest, error: null } };
    },
    ChooseQuietHours: ({ from, to }) => {
      quietHours = from === undefined ? null : { __typename: 'QuietHours', from: String(from), to: String(to) };
      return { chooseQuietHours: { __typename: 'QuietHoursPayload', quietHours, error: null } };
    },
    ChooseNotifications: ({ set }) => {
      const chosen = set as readonly NotificationWaysInput[];
      choices = choices.map((choice) => {
        const now = chosen.find(({ kind }) => kind === choice.kind);
        return { ...choice, inApp: now?.inApp ?? choice.inApp, push: now?.push ?? choice.push, mail: now?.mail ?? choice.mail };
      });
      return { chooseNotifications: { __typename: 'NotificationChoicesPayload', error: null, choices } };
    },
  } satisfies Samples);
  return server;
}

/** The stream is live a moment after it is asked for. */
export function goLive(shell: FakeShell, server: SampleServer): void {
  const { subscribe } = shell.socket;
  shell.socket.subscribe = (operation, sink) => {
    const stop = subscribe(operation, sink);
    if (operation.operationName === 'NotificationEvents') queueMicrotask(() => sink.next({ data: server.event('HELLO') }));
    return stop;
  };
}
