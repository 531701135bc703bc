import { createReadable, type Readable } from '@heartwood/contract';
import { nav } from '../navigation/nav';
import { events } from '../remotes/create-shell-for';

/**
 * Listens from now on: the prompt's code comes later than somebody can write.
 * @returns the path of the page on which the first words were said that others may answer; null until then
 */
export function followAwaited(): Readable<string | null> {
  const awaitedOn = createReadable<string | null>(null);
  const stop = events.on('answer/awaited', () => {
    awaitedOn.set(nav.location.get().pathname);
    stop();
  });
  return awaitedOn;
}
