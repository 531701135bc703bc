/** A field that is written here and was written elsewhere meanwhile. */
export interface Clash<Values> {
  name: keyof Values & string;
  mine: Values[keyof Values];
  theirs: Values[keyof Values];
  /** Until then nothing is sent. */
  isChosen: boolean;
}

/** What a form goes on from: the row as it is known, its values, and what waits for a choice. */
export interface Begun<Row, Values> { base: Row | null; initial: Values; clashes: readonly Clash<Values>[] }

/**
 * A form that is open while its row changes: fields that nobody has touched are those of the row as it is now, what is typed stays. Where
 * both wrote, both words are kept until somebody chooses.
 * @param now the values of that row
 * @param followed fields that nobody types: they are always the row's
 */
export function mergeForm<Row, Values extends object>(
  { initial, clashes }: Begun<Row, Values>, values: Values,
  { row, now, followed = [] }: { row: Row; now: Values; followed?: readonly (keyof Values)[] },
): { begun: Begun<Row, Values>; values: Values } {
  const names = Object.keys(initial) as (keyof Values & string)[];
  const typed = names.filter((name) => !followed.includes(name) && values[name] !== initial[name]);
  const open = typed.flatMap((name): Clash<Values>[] => {
    if (now[name] === values[name]) return [];
    if (now[name] !== initial[name]) return [{ name, mine: values[name], theirs: now[name], isChosen: false }];
    return clashes.filter((clash) => clash.name === name);
  });
  return {
    begun: { base: row, initial: now, clashes: open },
    values: { ...now, ...Object.fromEntries(typed.map((name) => [name, values[name]])) },
  };
}
