export interface MountedView { remote: string; version: string; ms: number }

/** Views that stood since somebody took them from here, and the ms that each took. */
export const mountedViews: MountedView[] = [];
