import { isBelow } from '../navigation/is-below';
import { prefetch } from '../remotes/prefetch';

/** What a press that leads to a remote does before it is pressed: the remote is fetched as the pointer comes near. */
export function warming(remote: string): { onPointerEnter(): void; onFocus(): void } {
  const warm = (): void => prefetch(remote);
  return { onPointerEnter: warm, onFocus: warm };
}

/**
 * The properties of every link of the menus: where it leads, whether one is there, and that it is fetched ahead. `isHome`: it stands for
 * a page that has no link of its own.
 */
export function navLink({ path, remote }: { path: string; remote: string }, pathname: string, isHome = false) {
  return { href: path, 'aria-current': currentOf(isBelow(path, pathname), isHome), ...warming(remote) };
}

function currentOf(isThere: boolean, isHome: boolean): 'page' | 'location' | undefined {
  if (isThere) return 'page';
  return isHome ? 'location' : undefined;
}
