/** "2 channels": nothing of none. */
export function counted(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
}

/**
 * What the rows say in a field that is free: suggestions for the next.
 * @param known what is suggested before anything was written
 */
export function wordsUsed<Name extends string>(
  rows: readonly Readonly<Partial<Record<Name, string | null>>>[], name: Name, known: readonly string[] = [],
): string[] {
  return [...new Set([...known, ...rows.flatMap((row) => row[name] || [])])];
}

/** Rows as options of a link. */
export function toOptions(rows: readonly { id: string; name: string }[]): { value: string; label: string }[] {
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}

/** The names of those of the rows that are linked, in the order of the rows. */
export function namesOf(rows: readonly { id: string; name: string }[], ids: readonly string[]): string[] {
  return rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** A value of a list, and its word. */
export type ListEntry = readonly [value: string, word: string];

/** A list of values as options of a choice. */
export function listOptions(list: readonly ListEntry[]): { value: string; label: string }[] {
  return list.map(([value, label]) => ({ value, label }));
}

/** The word for a value of a list. */
export function wordFor(list: readonly ListEntry[], value: string | null | undefined): string {
  return list.find(([each]) => each === value)?.[1] ?? '';
}
