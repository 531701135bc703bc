import type { Shell } from '@heartwood/contract';
import type { MouseEvent } from 'react';

const DRAWER = 'goal-drawer@1';
const PAGE = '/app/timeline';

/**
 * A plain click on a link to a goal of the present company opens it over the conversation, where somebody offers that. Everything else goes
 * where it leads.
 */
export function openGoalLink({ slots, session }: Pick<Shell, 'slots' | 'session'>, event: MouseEvent<HTMLElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !slots.offered(DRAWER).get()) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  const { origin, pathname, searchParams } = new URL(link.href);
  const [id, company, part] = ['goal', 'company', 'part'].map((name) => searchParams.get(name));
  const isElsewhere = origin !== window.location.origin || pathname !== PAGE || (company && company !== session.get()?.company.id);
  if (!id || isElsewhere) return;
  event.preventDefault();
  slots.open(DRAWER, { id, ...part && { part } });
}
