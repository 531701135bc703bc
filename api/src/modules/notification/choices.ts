import { eq } from 'drizzle-orm';
import type { Database, Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { ALWAYS_IN_APP, DEFAULT_WAYS, NOTIFICATION_KINDS, type NotificationKind, type Ways } from './kinds';
import { notificationChoice } from './notification.table';

export interface NotificationChoice extends Ways {
  kind: NotificationKind;
  /** It can't be switched off in the product. */
  isAlwaysInApp: boolean;
}

export interface ChosenWays {
  kind: NotificationKind;
  inApp?: boolean | null | undefined;
  push?: boolean | null | undefined;
  mail?: boolean | null | undefined;
}

/** All kinds in the order of the settings page, each as the viewer chose it or as it comes. */
export async function readChoices(context: Context): Promise<NotificationChoice[]> {
  const { userId } = requireViewer(context);
  const rows = await context.db.orm.select().from(notificationChoice).where(eq(notificationChoice.userId, userId));
  return NOTIFICATION_KINDS.map((kind) => {
    const { inApp, push, mail } = rows.find((row) => row.kind === kind) ?? DEFAULT_WAYS[kind];
    const isAlwaysInApp = ALWAYS_IN_APP.includes(kind);
    return { kind, inApp: inApp || isAlwaysInApp, push, mail, isAlwaysInApp };
  });
}

/** The kinds that a person wants to hear of by one way. */
export async function kindsBy(db: Db, userId: string, way: keyof Ways): Promise<ReadonlySet<NotificationKind>> {
  const rows = await db.select().from(notificationChoice).where(eq(notificationChoice.userId, userId));
  return new Set(NOTIFICATION_KINDS.filter((kind) => (rows.find((row) => row.kind === kind) ?? DEFAULT_WAYS[kind])[way]));
}

/** Changes how the viewer hears of some kinds; what is left out stays. */
export async function chooseNotifications(context: Context, { set }: { set: readonly ChosenWays[] }): Promise<void> {
  const { userId } = requireViewer(context);
  if (set.some(({ kind, inApp }) => inApp === false && ALWAYS_IN_APP.includes(kind))) {
    throw invalid('set', 'Invitations and billing are always shown in the app.');
  }
  await saveChoices(context.db, userId, set);
}

/** For a person who was proven already. */
export async function saveChoices(db: Database, userId: string, set: readonly ChosenWays[]): Promise<void> {
  const target = [notificationChoice.userId, notificationChoice.kind];
  await db.transaction(async (tx) => {
    for (const [kind, given] of givenByKind(set)) {
      await tx.insert(notificationChoice).values({ userId, kind, ...DEFAULT_WAYS[kind], ...given }).onConflictDoUpdate({
        target, set: given,
      });
    }
  });
}

/** What is said about each kind, once, in the order of the kinds: two of a person's pages can't wait for each other. */
function givenByKind(set: readonly ChosenWays[]): Map<NotificationKind, Partial<Ways>> {
  return new Map(NOTIFICATION_KINDS.flatMap((kind) => {
    const said = set.filter((one) => one.kind === kind).flatMap(({ inApp, push, mail }) => Object.entries({ inApp, push, mail }));
    const given = Object.fromEntries(said.filter(([, value]) => value != null)) as Partial<Ways>;
    return Object.keys(given).length > 0 ? [[kind, given] as const] : [];
  }));
}
