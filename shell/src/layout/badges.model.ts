import { combine, createEvent, createStore } from 'effector';
import { $tools } from '../registry/tools.model';

export const badgeTold = createEvent<{ key: string; count: number }>();

/** Counts by key, as remotes tell them by `badge/changed`. */
export const $badges = createStore<Readonly<Record<string, number>>>({})
  .on(badgeTold, (all, { key, count }) => (all[key] === count ? all : { ...all, [key]: count }));

/** What is counted before the document's title. */
export const $countInTitle = combine($tools, $badges, (tools, badges) => {
  const keys = new Set(tools.flatMap(({ inTitle, badge }) => (inTitle && badge !== undefined ? [badge] : [])));
  return [...keys].reduce((sum, key) => sum + (badges[key] ?? 0), 0);
});
