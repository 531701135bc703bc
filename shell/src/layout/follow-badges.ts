import { tellBadgesOfBefore, type EventBus } from '@heartwood/contract';
import { unreadInTitle } from '../page/page-head';
import { $countInTitle, badgeTold } from './badges.model';

/** Takes the counts that remotes tell, also in the words of older contracts, and keeps the title's; returns the function that stops it. */
export function followBadges(events: EventBus): () => void {
  const stops = [events.on('badge/changed', badgeTold), tellBadgesOfBefore(events), $countInTitle.watch(unreadInTitle.set)];
  return () => stops.forEach((stop) => stop());
}
