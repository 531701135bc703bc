/** Reads one value at a place (`registry.remotes[0].name`); throws an `Error` that names it when the value is not what it should be. */
export type Reader<T> = (value: unknown, at: string) => T;

export function fail(at: string, expected: string): never {
  throw new Error(`${at} should be ${expected}`);
}

export function record(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(at, 'an object');
  return Object.fromEntries(Object.entries(value));
}

export function text(pattern: RegExp, expected: string): Reader<string> {
  return (value, at) => (typeof value === 'string' && pattern.test(value) ? value : fail(at, expected));
}

export const bool: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? value : fail(at, 'true or false'));

export function integer(min: number, max: number): Reader<number> {
  return (value, at) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : fail(at, `a whole number from ${min} to ${max}`);
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (value, at) => values.find((known) => known === value) ?? fail(at, `one of ${values.join(', ')}`);
}

export function array<T>(item: Reader<T>): Reader<T[]> {
  return (value, at) => (Array.isArray(value) ? value.map((entry, index) => item(entry, `${at}[${index}]`)) : fail(at, 'a list'));
}

export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, at) => (value === undefined ? undefined : reader(value, at));
}

/** An object of known keys; unknown ones are left away, and an absent optional one stays absent. */
export function fields<T extends object>(readers: { [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  return (value, at) => {
    const source = record(value, at);
    const target: Partial<T> = {};
    for (const key of keysOf(readers)) {
      const read = readers[key](source[String(key)], `${at}.${String(key)}`);
      if (read !== undefined) target[key] = read;
    }
    return target as T;
  };
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
