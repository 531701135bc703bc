/**
 * The first field that somebody else has changed since a person began: it says something else than `base`, and is set to something else
 * by `set`. One that says already what it is set to is not taken: the call is sent again.
 */
export function takenSince<Fields extends object>(now: Fields, base: Fields, set: Fields): (keyof Fields & string) | undefined {
  // What is empty says nothing, however it is kept.
  const said = (value: unknown) => JSON.stringify(value === '' ? null : value ?? null);
  return (Object.keys(base) as (keyof Fields & string)[])
    .find((field) => set[field] !== undefined && said(now[field]) !== said(base[field]) && said(now[field]) !== said(set[field]));
}
