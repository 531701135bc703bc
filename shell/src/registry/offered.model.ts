import { createReadable, isCompatible, pickReadable, type Readable } from '@heartwood/contract';
import { $remotes } from './registry.model';

/** Slots of the published remotes that this shell can host, by `name@major`. */
export const $offered = $remotes.map((remotes): ReadonlySet<string> => {
  const hosted = remotes.filter(({ contract }) => isCompatible(contract));
  return new Set(hosted.flatMap(({ slots }) => slots.map(({ name }) => name)));
});

const names = createReadable($offered.getState());
$offered.updates.watch(names.set);

/** `shell.slots.offered` of the contract. */
export function offered(name: string): Readable<boolean> {
  return pickReadable(names, (all) => all.has(name));
}
