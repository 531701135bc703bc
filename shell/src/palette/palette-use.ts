import type { Drafts } from '@heartwood/contract';
import type { PaletteUse } from '@heartwood/shared-ui/palette';

const KEY = 'palette-used';
/** What was not chosen for long makes room. */
const MOST = 60;

/** What this person chose on this device; the drafts are theirs alone and go at logout. */
export function readUse(drafts: Drafts): PaletteUse {
  try {
    const kept: unknown = JSON.parse(drafts.get(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter(isUse)) : {};
  } catch {
    return {};
  }
}

export function noteUse(drafts: Drafts, name: string, now: number): void {
  const used = readUse(drafts);
  const next = { ...used, [name]: { times: (used[name]?.times ?? 0) + 1, at: now } };
  const newest = Object.entries(next).sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  drafts.set(KEY, JSON.stringify(Object.fromEntries(newest)));
}

type Entry = [string, PaletteUse[string]];

function isUse(entry: [string, unknown]): entry is Entry {
  const [, value] = entry;
  return typeof value === 'object'
    && value !== null && 'times' in value && typeof value.times === 'number' && 'at' in value && typeof value.at === 'number';
}
