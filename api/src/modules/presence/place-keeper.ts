import { randomUUID } from 'node:crypto';
import { announce } from '../../events/announce';
import type { Services } from '../../request/context';
import type { Statement } from '../../db/database';
import { placeTopic, type Place, type Places } from './places';

/** How long a stay outlives the process that knew of it. */
const LIFE_MS = 45_000;

/** $1 person, $2 stay, $3 kind, $4 subject, $5 seconds that the row lives. */
const STOOD: Statement = {
  name: 'place-stood',
  text: 'insert into place_presence (user_id, tab, kind, subject, expires_at) values ($1, $2, $3, $4, now() + make_interval(secs => $5)) on conflict do nothing',
};

/** $1 people and $2 stays, in pairs; $3 seconds. */
const STILL_THERE: Statement = {
  name: 'place-still-there',
  text: 'update place_presence set expires_at = now() + make_interval(secs => $3) where (user_id, tab) in (select * from unnest($1::uuid[], $2::uuid[]))',
};

/** $1 person, $2 kind, $3 subject, $4 where in it or null. */
const MOVED: Statement = {
  name: 'place-moved',
  text: 'update place_presence set spot = $4 where user_id = $1 and kind = $2 and subject = $3 and spot is distinct from $4 returning tab',
};

/** $1 person, $2 stay. */
const LEFT: Statement = { name: 'place-left', text: 'delete from place_presence where user_id = $1 and tab = $2' };

/** Stays of processes that were killed. */
const SWEEP: Statement = { name: 'place-sweep', text: 'delete from place_presence where expires_at <= now() returning kind, subject' };

interface Stay extends Place { userId: string; tab: string }
type Parts = Pick<Services, 'db' | 'bus' | 'log'>;

/**
 * Who is where, over all processes: a stay is a row from the moment it begins until it ends, and those who look at the place
 * are told of both. One write for all stays of a process keeps them alive; when it is killed they run out and another one tells.
 */
export class PlaceKeeper implements Places {
  private readonly stays = new Map<string, Stay>();
  private readonly timers: NodeJS.Timeout[];

  constructor(private readonly parts: Parts, private readonly lifeMs = LIFE_MS) {
    const every = (ms: number, work: () => Promise<void>) => {
      const timer = setInterval(() => { void this.quietly(work()); }, ms);
      timer.unref();
      return timer;
    };
    this.timers = [every(lifeMs / 3, () => this.keepAlive()), every(lifeMs / 3, () => this.sweep())];
  }

  async stand(place: Place, userId: string): Promise<() => void> {
    const stay = { ...place, userId, tab: randomUUID() };
    this.stays.set(stay.tab, stay);
    await this.quietly(
      this.parts.db.write(STOOD, [userId, stay.tab, place.kind, place.subject, this.lifeMs / 1000]).then(() => this.tell(place)),
    );
    return () => {
      if (this.stays.delete(stay.tab)) void this.quietly(this.parts.db.write(LEFT, [userId, stay.tab]).then(() => this.tell(place)));
    };
  }

  async move(place: Place, userId: string, spot: string | null): Promise<void> {
    const moved = await this.parts.db.write(MOVED, [userId, place.kind, place.subject, spot]);
    if (moved.length > 0) await this.tell(place);
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async keepAlive(): Promise<void> {
    const stays = [...this.stays.values()];
    if (stays.length > 0)
      await this.parts.db.write(STILL_THERE, [stays.map(({ userId }) => userId), stays.map(({ tab }) => tab), this.lifeMs / 1000]);
  }

  private async sweep(): Promise<void> {
    const gone = await this.parts.db.write<Place>(SWEEP, []);
    for (const place of new Map(gone.map((one) => [placeTopic(one), one])).values()) await this.tell(place);
  }

  private tell(place: Place): Promise<void> {
    return announce(this.parts, placeTopic(place), {});
  }

  private async quietly(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.parts.log.warn({ err: error }, 'who is where could not be written');
    }
  }
}
