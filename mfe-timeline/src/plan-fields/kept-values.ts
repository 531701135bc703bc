import type { Drafts } from '@heartwood/contract';

/** What was typed into a form and not sent, as an earlier visit left it on this device; what cannot be read is nothing. */
export function readValues<Values extends object>(drafts: Drafts, name: string, blank: Values): Values | null {
  const text = drafts.get(name);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Values>;
    const known = Object.keys(blank).filter((key) => key in kept) as (keyof Values)[];
    return { ...blank, ...Object.fromEntries(known.map((key) => [key, kept[key]])) };
  } catch {
    return null;
  }
}

/** What is kept of a form: nothing while it says what it began with. */
export function keptText(values: object, initial: object): string | null {
  const text = JSON.stringify(values);
  return text === JSON.stringify(initial) ? null : text;
}

/** The device's name of it. */
export const draftName = (
  kind: 'goal' | 'goal-undated' | 'goal-from-words' | 'traction' | 'phase' | 'check-in', companyId: string, id: string,
): string => `timeline-${kind}:${companyId}:${id}`;
