/** By which two names of rows are one: however they are spaced, and in capitals or not. */
export function rowNameKey(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
