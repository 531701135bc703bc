import type { Statement } from './database';

const WRITING = /\b(?:insert\s+into|delete\s+from|update\s+\w+(?:\s+\w+)?\s+set)\b/i;
const seen = new Set<string>();

/** Refuses what writes: a reading statement may be run again to see whether an answer still holds, or be left out because it does. */
export function mustOnlyRead({ name, text }: Statement): void {
  if (seen.has(name)) return;
  if (WRITING.test(text)) throw new Error(`The statement ${name} writes: it goes through db.write.`);
  seen.add(name);
}
