import { isBelow } from '../navigation/is-below';
import { prefetch } from '../remotes/prefetch';

/** What a press that leads to a remote does before it is pressed: the remote is fetched as the pointer comes near. */
export function warming(remote: string): { onPointerEnter(): void; onFocus(): void } {
  const warm = (): void => prefetch(remote);
  return { onPointerEnter: warm, onFocus: warm };
}

/** The properties of every link of the menus: where it leads, whether one is there, and that it is fetched ahead. */
export function navLink({ path, remote }: { path: string; remote: string }, pathname: string) {
  return { href: path, 'aria-current': isBelow(path, pathname) ? 'page' as const : undefined, ...warming(remote) };
}
