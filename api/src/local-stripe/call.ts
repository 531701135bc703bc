import type Stripe from 'stripe';
import type { Parameters } from './parameters';
import { invalid } from './refusal';
import { listOf } from './world';
import type { World } from './world';

export interface Asked {
  /** Parts of the path that a call leaves open, in order. */
  ids: readonly string[];
  given: Parameters;
}

/** One call of the API: what `:id` stands for comes in `ids`. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Who holds the publishable key and the secret of the object may call it, as Stripe's own script does in a browser. */
  fromBrowser?: true;
  run(world: World, asked: Asked): object;
}

/** Newest first, by Stripe's cursors. */
export function pageOf<Row extends { id: string }>(rows: readonly Row[], given: Parameters, url: string): Stripe.ApiList<Row> {
  const limit = given.whole('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit');
  const newest = [...rows].reverse();
  const [after, before] = [given.text('starting_after'), given.text('ending_before')];
  given.refuseUnknown();
  if (after !== undefined) {
    const from = place(newest, after, 'starting_after') + 1;
    return listOf(newest.slice(from, from + limit), url, newest.length > from + limit);
  }
  if (before !== undefined) {
    const to = place(newest, before, 'ending_before');
    const from = Math.max(0, to - limit);
    return listOf(newest.slice(from, to), url, from > 0);
  }
  return listOf(newest.slice(0, limit), url, newest.length > limit);
}

function place(rows: readonly { id: string }[], id: string, name: string): number {
  const found = rows.findIndex((row) => row.id === id);
  if (found < 0) throw invalid(`No such object: '${id}'`, name, 'resource_missing');
  return found;
}

/** Rows made within `created[gte]`, `[gt]`, `[lte]` and `[lt]`; seconds. */
export function madeWithin<Row extends { created: number }>(rows: readonly Row[], given: Parameters): Row[] {
  const created = given.inside('created');
  if (!created) return [...rows];
  const [gte, gt, lte, lt] = ['gte', 'gt', 'lte', 'lt'].map((name) => created.whole(name));
  created.refuseUnknown();
  return rows.filter((row) => (
    row.created >= (gte ?? 0) && row.created > (gt ?? -1) && row.created <= (lte ?? Infinity) && row.created < (lt ?? Infinity)
  ));
}
