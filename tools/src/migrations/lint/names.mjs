/** Without its schema: there is one. */
export const tableOf = (relation) => relation?.relname ?? '';

/** @returns {string[]} what a DROP names, without schemas */
export function namesOf(drop) {
  return drop.objects.map((each) => {
    const items = each.List?.items ?? each.TypeName?.names ?? [];
    return items.at(-1)?.String?.sval ?? '';
  });
}
