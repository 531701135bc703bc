import type { ManifestMenuEntry, ManifestPage, RegistryRemote } from '@heartwood/contract';
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
export const $pages = $remotes.map((remotes): RemotePageRoute[] => remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote: remote.name }))));

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

/** Which menu belongs to a path: that of the entry it lies below, else that of the remote whose page it is. */
export function areaOf(menu: readonly RemoteMenuEntry[], pages: readonly RemotePageRoute[], pathname: string): ManifestMenuEntry['area'] | undefined {
  const entry = menu.find(({ path }) => isBelow(path, pathname));
  return (entry ?? menu.find(({ remote }) => remote === pageOf(pages, pathname)?.remote))?.area;
}
