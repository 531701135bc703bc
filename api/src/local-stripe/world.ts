import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { Kind, Kinds, Store } from './store';
import { missing } from './refusal';

/** Stripe's own words for what each kind is called in a message. */
const WORDS: Partial<Record<Kind, string>> = {
  payment_method: 'PaymentMethod', payment_intent: 'payment_intent', setup_intent: 'setup_intent',
};

/** One account in test mode: its objects, its clock and what it tells of. */
export class World {
  /** While something is done that was due earlier, the moment it was due; seconds. */
  private moment: number | null = null;
  /** What happens now is history: nobody is told. */
  private isQuiet = false;

  constructor(
    readonly store: Store,
    readonly webhook: { url: string; secret: string } | null,
    /** Known once the server listens. */
    private readonly place: { readonly origin: string },
  ) {}

  get origin(): string {
    return this.place.origin;
  }

  /** Seconds since 1970, by the clock that can be put forward. */
  now(): number {
    return this.moment ?? this.present();
  }

  present(): number {
    return Math.floor(Date.now() / 1000) + (this.store.find('clock', 'clock')?.ahead ?? 0);
  }

  putForward(seconds: number): void {
    this.store.put('clock', { id: 'clock', ahead: (this.store.find('clock', 'clock')?.ahead ?? 0) + seconds });
  }

  /**
   * What happened in so many days up to now: the clock is put back for it, nobody is told, and it is set right at the end. `forward` passes
   * some of these days. Who fails or is killed meanwhile leaves nothing of it.
   */
  async relive(days: number, play: (forward: (days: number) => void) => Promise<void>): Promise<void> {
    let left = days;
    const pass = (passed: number) => {
      left -= passed;
      this.putForward(passed * 86_400);
    };
    this.isQuiet = true;
    this.store.hold();
    this.putForward(-days * 86_400);
    try {
      await play(pass);
      pass(left);
      this.store.release();
    } catch (error) {
      this.store.abandon();
      throw error;
    } finally {
      this.isQuiet = false;
    }
  }

  at<Result>(moment: number, run: () => Result): Result {
    const before = this.moment;
    this.moment = moment;
    try {
      return run();
    } finally {
      this.moment = before;
    }
  }

  get<K extends Kind>(kind: K, id: string, param = kind as string): Kinds[K] {
    const found = this.store.find(kind, id);
    if (!found) throw missing(WORDS[kind] ?? kind, id, param);
    return found;
  }

  /** Tells of a change: an event with the object as it is now, to be delivered until it is taken. */
  tell(type: Stripe.Event['type'], object: object, previous?: object): void {
    if (this.isQuiet) return;
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: this.webhook ? 1 : 0,
      request: { id: null, idempotency_key: null },
      type,
    } as unknown as Stripe.Event;
    this.store.put('event', event);
    if (this.webhook) this.store.put('delivery', { id: event.id, url: this.webhook.url, tries: 0, nextAt: 0, done: false });
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Stripe's are: a prefix, and 24 letters. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')}`;
}

/** Stripe's libraries hold decimals in a class of their own; on the wire they are text. */
export function wireDecimal(value: number | null): Stripe.Decimal | null {
  return value === null ? null : (String(value) as unknown as Stripe.Decimal);
}

export function listOf<Entry>(data: Entry[], url: string, hasMore = false): Stripe.ApiList<Entry> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** The id of what may have been expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
