import type { KeyboardEvent } from 'react';

/** From the field, with the arrow down, into what was found below it. */
export function enterResults(event: KeyboardEvent<HTMLElement>): void {
  const hit = event.key === 'ArrowDown' ? event.currentTarget.closest('[data-search]')?.querySelector<HTMLElement>('[data-hit]') : null;
  if (!hit) return;
  event.preventDefault();
  hit.focus();
}
