import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import type Stripe from 'stripe';
import type { CardBehaviour } from './cards';

/** What is kept beside Stripe's own objects, and never shown. */
export interface CardSecret { id: string; behaviour: CardBehaviour }
export interface Answered { id: string; asked: string; status: number; body: string; at: number }
export interface Delivery { id: string; url: string; tries: number; nextAt: number; done: boolean }
export interface ClockSetting { id: 'clock'; ahead: number }
/** What an invoice does once it is paid: the change of a subscription that waited for it. */
export interface WaitingChange { id: string; subscription: Stripe.Subscription }

/** Everything that is stored, by what it is; references are ids. */
export interface Kinds {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  discount: Stripe.Discount;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  line_item: Stripe.InvoiceLineItem;
  tax_id: Stripe.TaxId;
  event: Stripe.Event;
  card_secret: CardSecret;
  answered: Answered;
  delivery: Delivery;
  waiting_change: WaitingChange;
  clock: ClockSetting;
}
export type Kind = keyof Kinds;
type Stored = Kinds[Kind];

interface Change { kind: Kind; id: string; value: Stored | null }

/**
 * All objects in memory, and every request's changes as one line of a file: a process that is killed has either all of a request or
 * nothing. Without a file nothing is kept.
 */
export class Store {
  private readonly kinds = new Map<Kind, Map<string, Stored>>();
  private pending: Change[] = [];
  private before: Change[] = [];
  private file: number | null = null;
  /** What requests have written since `hold`, and what was there before. */
  private held: { written: Change[]; before: Change[] } | null = null;

  constructor(path: string | null) {
    if (path === null) return;
    if (existsSync(path)) for (const changes of lines(path)) for (const change of changes) this.apply(change);
    writeFileSync(`${path}.next`, `${JSON.stringify(this.everything())}\n`, { mode: 0o600 });
    renameSync(`${path}.next`, path);
    this.file = openSync(path, 'a', 0o600);
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | null {
    return (this.kinds.get(kind)?.get(id) as Kinds[K] | undefined) ?? null;
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...(this.kinds.get(kind)?.values() ?? [])] as Kinds[K][];
  }

  put<K extends Kind>(kind: K, value: Kinds[K]): Kinds[K] {
    this.change({ kind, id: value.id, value });
    return value;
  }

  drop(kind: Kind, id: string): void {
    this.change({ kind, id, value: null });
  }

  /** Ends a request: what it wrote stays. */
  keep(): void {
    if (this.held) {
      this.held.written.push(...this.pending);
      this.held.before.push(...this.before);
    } else if (this.pending.length > 0 && this.file !== null) {
      writeSync(this.file, `${JSON.stringify(this.pending)}\n`);
      fdatasyncSync(this.file);
    }
    this.pending = [];
    this.before = [];
  }

  /** Ends a request: what it wrote never was. */
  forget(): void {
    for (const change of this.before.reverse()) this.apply(change);
    this.pending = [];
    this.before = [];
  }

  /** From here on what requests write is in memory alone, until all of it stays or none. */
  hold(): void {
    this.keep();
    this.held = { written: [], before: [] };
  }

  /** Everything since `hold` stays, as one line of the file. */
  release(): void {
    this.keep();
    this.pending = this.held?.written ?? [];
    this.held = null;
    this.keep();
  }

  /** Nothing since `hold` ever was. */
  abandon(): void {
    this.keep();
    this.before = this.held?.before ?? [];
    this.held = null;
    this.forget();
  }

  close(): void {
    this.keep();
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }

  private change(change: Change): void {
    this.before.push({ kind: change.kind, id: change.id, value: this.find(change.kind, change.id) });
    this.pending.push(change);
    this.apply(change);
  }

  private apply({ kind, id, value }: Change): void {
    const rows = this.kinds.get(kind) ?? new Map<string, Stored>();
    this.kinds.set(kind, rows);
    if (value === null) rows.delete(id);
    else rows.set(id, value);
  }

  private everything(): Change[] {
    return [...this.kinds].flatMap(([kind, rows]) => [...rows].map(([id, value]) => ({ kind, id, value })));
  }
}

/** The last line may be cut off by a kill: it was never answered. */
function lines(path: string): Change[][] {
  return readFileSync(path, 'utf8').split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Change[]];
    } catch {
      return [];
    }
  });
}
