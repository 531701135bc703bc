import { createReadable, type Navigation, type Readable, type ShellLocation } from '@heartwood/contract';
import { createAppHistory } from './history';
import { isBelow } from './is-below';
import { createLeaveGuard } from './leave-guard';

/** The page's one history. */
export const appHistory = createAppHistory();
const leaveGuard = createLeaveGuard(appHistory);

/** The open question about unsaved changes, for the shell's dialog. */
export const leaveQuestion = leaveGuard.question;

/** Navigation of the shell's own pages; a remote gets `navFor(basePath)`. */
export const nav: Navigation = navOver('', appHistory.location);

const scopes = new Map<string, Readable<ShellLocation>>();

/** Navigation of a page below `basePath`: its location holds still while the page is being left. */
export function navFor(basePath: string): Navigation {
  let scoped = scopes.get(basePath);
  if (!scoped) {
    scoped = scopeLocation(basePath, appHistory.location);
    scopes.set(basePath, scoped);
  }
  return navOver(basePath, scoped);
}

function navOver(basePath: string, location: Readable<ShellLocation>): Navigation {
  return {
    basePath,
    location,
    navigate: (to, options) => appHistory.navigate(to, options),
    createHref: (to) => appHistory.createHref(to),
    guard: (isDirty, message) => leaveGuard.guard(isDirty, message),
  };
}

function scopeLocation(basePath: string, all: Readable<ShellLocation>): Readable<ShellLocation> {
  const scoped = createReadable(
    isBelow(basePath, all.get().pathname) ? all.get() : { ...all.get(), pathname: basePath, search: '', hash: '' },
  );
  all.subscribe(() => {
    if (isBelow(basePath, all.get().pathname)) scoped.set(all.get());
  });
  return scoped;
}
