import type { Services } from '../../request/context';
import type { Statement } from '../../db/database';
import { announcePresence } from './presence-event';

/** How long somebody stays online without a socket (product/decisions 27): a reload or a tunnel is no goodbye. */
const GRACE_MS = 45_000;

/** $1 person, $2 tab, $3 seconds that the row lives; a tab that comes back is as visible as it was. */
const OPENED: Statement = {
  name: 'presence-opened',
  text: `insert into chat_presence (user_id, tab, is_visible, expires_at)
    values ($1, $2, true, now() + make_interval(secs => $3))
    on conflict (user_id, tab) do update set expires_at = excluded.expires_at`,
};

/** $4 visible or hidden. */
const LOOKED: Statement = {
  name: 'presence-looked',
  text: `insert into chat_presence (user_id, tab, expires_at, is_visible)
    values ($1, $2, now() + make_interval(secs => $3), $4)
    on conflict (user_id, tab) do update set expires_at = greatest(chat_presence.expires_at, excluded.expires_at),
      is_visible = excluded.is_visible`,
};

/** $1 people and $2 tabs, in pairs. */
const STILL_HERE: Statement = {
  name: 'presence-still-here',
  text: `update chat_presence p
    set expires_at = now() + make_interval(secs => $3)
    from unnest($1::uuid[], $2::text[]) as x(user_id, tab)
    where p.user_id = x.user_id and p.tab = x.tab`,
};

/** A page that was closed has been gone for certain after so long. */
const CLOSED_IS_GONE_MS = GRACE_MS + 15_000;

/**
 * As a page that was just closed counts as open for a while, whoever is left alone because they have one before their eyes is
 * looked at once more.
 * @returns when
 */
export const secondLook = (now: Date): Date => new Date(now.getTime() + CLOSED_IS_GONE_MS);

/** Whether a page of the product is before somebody's eyes; `id` is an SQL expression of the person. */
export const isOnlineSql = (id: string) => `exists (
  select from chat_presence tab
  where tab.user_id = ${id} and tab.is_visible and tab.expires_at > now())`;

/** $1 person. A row when it changed. */
const SETTLE: Statement = {
  name: 'presence-settle',
  text: `update users u
    set online_status = x.status
    from (
      select case when me.shows_online and ${isOnlineSql('me.id')} then 'true' else 'false' end as status
      from users me
      where me.id = $1) x
    where u.id = $1 and u.online_status <> x.status
    returning u.id, u.online_status as status`,
};

/** Those whose last tab ran out. */
const SWEEP: Statement = {
  name: 'presence-sweep',
  text: `with gone as (
      delete from chat_presence
      where expires_at <= now()
      returning user_id)
    update users u
    set online_status = 'false'
    where u.online_status = 'true' and u.id in (select user_id from gone) and not ${isOnlineSql('u.id')}
    returning u.id, u.online_status as status`,
};

/** Left over from a time when nobody swept. */
const RESET: Statement = {
  name: 'presence-reset',
  text: `update users u
    set online_status = 'false'
    where u.online_status = 'true' and not ${isOnlineSql('u.id')}
    returning u.id, u.online_status as status`,
};

interface Changed { id: string; status: 'true' | 'false' }
type Parts = Pick<Services, 'db' | 'bus' | 'log'>;

/**
 * Who is online: whoever has a tab that is open and visible, on any process. Open tabs are rows that this process keeps alive;
 * when it is killed they run out and the others notice.
 */
export class PresenceKeeper {
  private readonly open = new Map<string, { userId: string; tab: string; sockets: number }>();
  private readonly timers: NodeJS.Timeout[];

  constructor(private readonly parts: Parts, private readonly graceMs = GRACE_MS) {
    const every = (ms: number, work: () => Promise<void>) => {
      const timer = setInterval(() => { void this.quietly(work()); }, ms);
      timer.unref();
      return timer;
    };
    this.timers = [
      every(graceMs / 3, () => this.keepAlive([...this.open.values()])),
      every(Math.min(5_000, graceMs / 3), () => this.change(SWEEP, [])),
    ];
    void this.quietly(this.change(RESET, []));
  }

  /** A socket of this tab is open. */
  opened(userId: string, tab: string): void {
    const key = `${userId} ${tab}`;
    const entry = this.open.get(key) ?? { userId, tab, sockets: 0 };
    entry.sockets++;
    this.open.set(key, entry);
    void this.quietly(this.parts.db.write(OPENED, [userId, tab, this.graceMs / 1000]).then(() => this.change(SETTLE, [userId])));
  }

  /** The socket is gone; from here the tab's row runs out by itself. */
  closed(userId: string, tab: string): void {
    const key = `${userId} ${tab}`;
    const entry = this.open.get(key);
    if (!entry || --entry.sockets > 0) return;
    this.open.delete(key);
    // It was last kept alive some time ago: the whole grace begins now.
    void this.quietly(this.keepAlive([entry]));
  }

  /** The page was hidden or shown; answers whether the person is online now. */
  async looked(userId: string, tab: string, isVisible: boolean): Promise<boolean> {
    await this.parts.db.write(LOOKED, [userId, tab, this.graceMs / 1000, isVisible]);
    await this.change(SETTLE, [userId]);
    const [row] = await this.parts.db.read<{ online: boolean }>(
      { name: 'presence-is-online', text: `select ${isOnlineSql('$1::uuid')} as online` },
      [userId],
    );
    return row?.online ?? false;
  }

  /** The person has said whether others are told when they are here. */
  async settled(userId: string): Promise<void> {
    await this.change(SETTLE, [userId]);
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async keepAlive(entries: readonly { userId: string; tab: string }[]): Promise<void> {
    if (entries.length > 0)
      await this.parts.db.write(STILL_HERE, [entries.map(({ userId }) => userId), entries.map(({ tab }) => tab), this.graceMs / 1000]);
  }

  private async change(statement: Statement, values: readonly unknown[]): Promise<void> {
    for (const { id, status } of await this.parts.db.write<Changed>(statement, values))
      await announcePresence(this.parts, { userId: id, OnlineStatus: status });
  }

  private async quietly(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.parts.log.warn({ err: error }, 'presence could not be written');
    }
  }
}
