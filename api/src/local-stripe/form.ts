/** What a form body holds once its names are read as paths: `items[0][price]=p` is `{ items: [{ price: 'p' }] }`. */
export type FormValue = string | FormFields | FormValue[];
export interface FormFields { [name: string]: FormValue }

const deepest = 8;

/** Reads `application/x-www-form-urlencoded` as Stripe's libraries write it, and query strings likewise. */
export function readForm(text: string): FormFields {
  const fields: FormFields = Object.create(null) as FormFields;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|(?<=\[)(?=\])/g)].map(([part]) => part).slice(0, deepest);
    const last = path.pop();
    if (last === undefined) continue;
    let at = fields;
    for (const part of path) {
      const next = at[part];
      at = typeof next === 'object' && !Array.isArray(next) ? next : (at[part] = Object.create(null) as FormFields);
    }
    // `a[]` is the next of a list.
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return listed(fields) as FormFields;
}

/** What has numbers for names is a list. */
function listed(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = listed(value[name] ?? '');
  if (names.length === 0 || !names.every((name) => /^\d+$/.test(name))) return value;
  return names.map(Number).sort((a, b) => a - b).map((index) => value[index] ?? '');
}
