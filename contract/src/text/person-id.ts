/** What can be the id of a person: never more than an id, whatever a clipboard brings. */
export function isPersonId(value: string): boolean {
  return /^[\w-]{1,64}$/.test(value);
}
