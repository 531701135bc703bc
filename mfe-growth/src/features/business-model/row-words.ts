/** "2 channels": nothing of none. */
export function counted(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
}

/** What the rows say in a field that is free: suggestions for the next. */
export function wordsUsed<Name extends string>(rows: readonly Readonly<Partial<Record<Name, string | null>>>[], name: Name): string[] {
  return [...new Set(rows.flatMap((row) => row[name] ?? []))];
}

/** Rows as options of a link. */
export function toOptions(rows: readonly { id: string; name: string }[]): { value: string; label: string }[] {
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}

/** The names of those of the rows that are linked, in the order of the rows. */
export function namesOf(rows: readonly { id: string; name: string }[], ids: readonly string[]): string[] {
  return rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** The word for a value of a list. */
export function wordFor(list: readonly (readonly [string, string])[], value: string | null | undefined): string {
  return list.find(([each]) => each === value)?.[1] ?? '';
}
