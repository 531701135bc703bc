import type { Drafts } from '@heartwood/contract';

/** What was typed into a form on this device and is not saved yet, over what the server says; a field that is gone is left out. */
export function keptOver<Values extends object>(drafts: Drafts, key: string, saved: Values): Values {
  try {
    const kept = JSON.parse(drafts.get(key) ?? '{}') as Partial<Values>;
    const known = Object.entries(kept).filter(([name]) => name in saved);
    return { ...saved, ...Object.fromEntries(known) };
  } catch {
    return saved;
  }
}

/** Keeps only what differs from the server; nothing once all is saved. */
export function keepChanges<Values extends object>(drafts: Drafts, key: string, values: Values, saved: Values): void {
  const names = changedFields(values, saved);
  const kept = Object.fromEntries(names.map((name) => [name, values[name]]));
  drafts.set(key, names.length > 0 ? JSON.stringify(kept) : null);
}

/** Names of the fields whose values are not those of the server. */
export function changedFields<Values extends object>(values: Values, saved: Values): (keyof Values & string)[] {
  return (Object.keys(saved) as (keyof Values & string)[]).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]));
}
