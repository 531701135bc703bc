/** What has a place in a channel. */
export interface Placed { id: string; seq: number }

/**
 * Of pages that may overlap or leave holes: the messages without a hole around `anchor` (the newest when null), in order.
 * A hole is not shown over: what lies behind it is loaded first.
 */
export function contiguousRun<T extends Placed>(pages: readonly (readonly T[])[], anchor: number | null): T[] {
  const bySeq = new Map<number, T>();
  for (const page of pages) for (const message of page) bySeq.set(message.seq, message);
  const sorted = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const last = sorted.length - 1;
  if (last < 0) return [];
  const at = anchor === null ? last : nearest(sorted, anchor);
  let from = at;
  while (from > 0 && sorted[from - 1]?.seq === (sorted[from]?.seq ?? 0) - 1) from -= 1;
  let to = at;
  while (to < last && sorted[to + 1]?.seq === (sorted[to]?.seq ?? 0) + 1) to += 1;
  return sorted.slice(from, to + 1);
}

function nearest(sorted: readonly Placed[], seq: number): number {
  let best = 0;
  sorted.forEach((message, index) => {
    if (Math.abs(message.seq - seq) < Math.abs((sorted[best]?.seq ?? 0) - seq)) best = index;
  });
  return best;
}
