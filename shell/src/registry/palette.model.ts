import type { ManifestOpener, RegistryRemote } from '@heartwood/contract';
import type { RemoteLine } from '../palette/local-groups';
import { menuIcon } from '../layout/menu-icons';
import { isStagingHost } from './deployment';
import { $remotes } from './registry.model';

/** Lines of the search that published remotes have, in their order; what is for staging hosts only brings none elsewhere. */
export const $paletteLines = $remotes.map((remotes) => linesOf(remotes, isStagingHost()));

/** Who opens what the search finds. */
export const $openers = $remotes.map((remotes): ManifestOpener[] => remotes.flatMap(({ openers }) => openers ?? []));

function linesOf(remotes: readonly RegistryRemote[], staging: boolean): RemoteLine[] {
  return remotes
    .filter(({ menu }) => staging || menu.length === 0 || menu.some(({ stagingOnly }) => !stagingOnly))
    .flatMap(({ palette, menu: [first] }) => (palette ?? []).map((line) => ({ ...line, icon: first && menuIcon(first.icon) })));
}
