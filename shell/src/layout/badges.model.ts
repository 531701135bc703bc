import { combine, createEvent, createStore } from 'effector';
import { $tools } from '../registry/tools.model';

export const badgeTold = createEvent<{ key: string; count: number }>();

/** Counts that came with the page. */
export const badgesAsked = createEvent<readonly { key: string; count: number }[]>();

/** Counts by key, as remotes tell them by `badge/changed`; before that, as they came with the page. */
export const $badges = createStore<Readonly<Record<string, number>>>({})
  .on(badgesAsked, (all, asked) => ({ ...Object.fromEntries(asked.map(({ key, count }) => [key, count])), ...all }))
  .on(badgeTold, (all, { key, count }) => (all[key] === count ? all : { ...all, [key]: count }));

/** What is counted before the document's title. */
export const $countInTitle = combine($tools, $badges, (tools, badges) => {
  const keys = new Set(tools.flatMap(({ inTitle, badge }) => (inTitle && badge !== undefined ? [badge] : [])));
  return [...keys].reduce((sum, key) => sum + (badges[key] ?? 0), 0);
});
