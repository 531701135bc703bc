import type { KeyboardEvent } from 'react';

const steps: Record<string, number | 'first' | 'last'> = {
  ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: 'first', End: 'last',
};

/**
 * One tab stop for a row of buttons: arrows, Home and End move to the next enabled one, going round.
 * Returns the index that took the focus, or null when the key is not one of these.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): number | null {
  const step = steps[event.key];
  if (step === undefined) return null;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const enabled = items.filter((item) => !item.matches(':disabled, [aria-disabled="true"]'));
  const at = enabled.findIndex((item) => item === document.activeElement);
  const to = step === 'first' ? 0 : step === 'last' ? enabled.length - 1 : (at + step + enabled.length) % enabled.length;
  const next = enabled[to];
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return items.indexOf(next);
}
