import type { ManifestArea, ManifestMenuEntry, ManifestPage, RegistryRemote } from '@heartwood/contract';
import { isBelow } from '../navigation/is-below';
import { isStagingHost } from './deployment';
import { $remotes } from './registry.model';

export interface RemoteMenuEntry extends ManifestMenuEntry {
  /** The remote that brought it, for `prefetch`. */
  remote: string;
}

export interface RemotePageRoute extends ManifestPage {
  remote: string;
}

/** Menu entries of all published remotes, in their order; what is for staging hosts only is left away elsewhere. */
export const $menu = $remotes.map((remotes) => menuOf(remotes, isStagingHost()));

/** Pages of all published remotes: where each is mounted and how the layout treats it. */
export const $pages = $remotes.map((remotes): RemotePageRoute[] => (
  remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote: remote.name })))
));

export function menuOf(remotes: readonly RegistryRemote[], staging: boolean): RemoteMenuEntry[] {
  return remotes
    .flatMap((remote) => remote.menu.map((entry) => ({ ...entry, remote: remote.name })))
    .filter((entry) => staging || !entry.stagingOnly)
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

/** The published page a path belongs to: the longest path wins. */
export function pageOf(pages: readonly RemotePageRoute[], pathname: string): RemotePageRoute | undefined {
  return pages.filter(({ path }) => isBelow(path, pathname)).sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * The menu entry that stands for a path: the one it lies below; for a page without one the first of its area, of its own remote before
 * others. The shell's own pages stand below none.
 */
export function entryOf(
  menu: readonly RemoteMenuEntry[], pages: readonly RemotePageRoute[], pathname: string,
): RemoteMenuEntry | undefined {
  const own = menu.find((entry) => isIn(entry, pathname));
  const page = pageOf(pages, pathname);
  if (own || !page) return own;
  const entries = page.area ? menu.filter(({ area }) => area === page.area) : menu;
  return entries.find(({ remote }) => remote === page.remote) ?? (page.area && entries[0]);
}

/** Which menu belongs to a path: that of its entry, also where nothing of the page's area is published. */
export function areaOf(menu: readonly RemoteMenuEntry[], pages: readonly RemotePageRoute[], pathname: string): ManifestArea | undefined {
  return (entryOf(menu, pages, pathname) ?? pageOf(pages, pathname))?.area;
}

function isIn({ path, children = [] }: ManifestMenuEntry, pathname: string): boolean {
  return isBelow(path, pathname) || children.some((child) => isBelow(child.path, pathname));
}
