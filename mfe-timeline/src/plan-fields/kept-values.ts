import type { Drafts } from '@heartwood/contract';

/** What was typed into a form and not sent, and what stood in those fields before; one that waits for a choice has nothing before it. */
export interface KeptForm<Values> { id: string | null; typed: Partial<Values>; over: Partial<Values> }

/** The form of this name as an earlier visit left it on this device; what cannot be read is nothing. */
export function readForm<Values extends object>(drafts: Drafts, name: string, blank: Values): KeptForm<Values> | null {
  const text = drafts.get(name);
  if (text === null) return null;
  try {
    const read = JSON.parse(text) as Partial<KeptForm<Values>>;
    // Earlier releases kept the values alone.
    const { id, typed, over } = 'typed' in read ? read : { id: null, typed: read as Partial<Values>, over: {} };
    const known = (part: Partial<Values> = {}) => (
      Object.fromEntries(Object.entries(part).filter(([key]) => key in blank)) as Partial<Values>
    );
    const kept = { id: typeof id === 'string' ? id : null, typed: known(typed), over: known(over) };
    return Object.keys(kept.typed).length === 0 ? null : kept;
  } catch {
    return null;
  }
}

/** The same for a form of which nobody else writes: all of its values. */
export function readValues<Values extends object>(drafts: Drafts, name: string, blank: Values): Values | null {
  const kept = readForm(drafts, name, blank);
  return kept && { ...blank, ...kept.typed };
}

export interface KeptOptions<Values> {
  /** Of what is made by it: what is sent again after a reload is made once. */
  id?: string;
  /** Fields of which both words stand. */
  asked?: readonly (keyof Values)[];
}

/** What is kept of a form: nothing while it says what it began with. */
export function keptText<Values extends object>(
  values: Values, initial: Values, { id, asked = [] }: KeptOptions<Values> = {},
): string | null {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== initial[name]);
  if (names.length === 0) return null;
  const of = (from: Values, some: readonly (keyof Values)[]) => Object.fromEntries(some.map((name) => [name, from[name]]));
  return JSON.stringify({ id: id ?? null, typed: of(values, names), over: of(initial, names.filter((name) => !asked.includes(name))) });
}

/** The device's name of it. */
export const draftName = (
  kind: 'goal' | 'goal-undated' | 'goal-from-words' | 'traction' | 'phase' | 'scenario' | 'check-in', companyId: string, id: string,
): string => `timeline-${kind}:${companyId}:${id}`;
