/** The list of what is in the person's hands, from the header of every page. */
export const MINE_PANEL = 'mine-panel@1';
/** Key of the count at its tool. */
export const MINE_BADGE = 'mine';
/** What the timeline offers: where it does not, a goal is opened on its page. */
export const GOAL_DRAWER = 'goal-drawer@1';
export const goalPlace = (id: string): string => `/app/timeline?goal=${id}`;
/** Where a channel is read. */
export const channelPlace = (id: string): string => `/app/messaging/channel?channel=${id}`;
