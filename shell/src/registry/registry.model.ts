import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { parseRegistry, type Registry, type RegistryRemote } from '@heartwood/contract';
import { canaryBucket, pickVersion } from './canary';
import { deployment } from './deployment';
import { keepRegistry, readKeptRegistry } from './kept-registry';
import { applyOverride, readOverrides, writeOverrides, type Overrides } from './overrides';

/** Asked on start, on navigation and when the tab is seen again. */
export const registryWanted = createEvent();
export const overridesChanged = createEvent<Overrides>();

export const readRegistryFx = createEffect(async (): Promise<Registry> => {
  const response = await fetch('/registry.json', { cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  return parseRegistry(await response.json());
});

/** The registry as published, the last good one while the server's answer is missing or wrong; null before anything is known. */
export const $publishedRegistry = createStore<Registry | null>(readKeptRegistry(), {
  updateFilter: (next, before) => JSON.stringify(next) !== JSON.stringify(before),
}).on(readRegistryFx.doneData, (_, registry) => registry);

/** Why the last read failed; null after a good one. */
export const $registryError = createStore<Error | null>(null)
  .on(readRegistryFx.doneData, () => null)
  .on(readRegistryFx.failData, (_, error) => error);

/** A developer's overrides; always empty where the deployment does not allow them. */
export const $overrides = createStore<Overrides>(deployment.remoteOverrides ? readOverrides() : {}).on(overridesChanged, (before, next) =>
  deployment.remoteOverrides ? next : before,
);

/** The remotes as this browser gets them: canary drawn, overrides applied. */
export const $remotes = combine($publishedRegistry, $overrides, (registry, overrides): RegistryRemote[] =>
  (registry?.remotes ?? []).map((remote) => applyOverride(pickVersion(remote, canaryBucket()), overrides)),
);

/** `{ schema, remotes }` as this browser gets it; null before anything is known. */
export const $registry = combine($publishedRegistry, $remotes, (published, remotes): Registry | null => published && { schema: 1, remotes });

sample({ clock: registryWanted, source: readRegistryFx.pending, filter: (pending) => !pending, fn: () => undefined, target: readRegistryFx });

readRegistryFx.doneData.watch((registry) => keepRegistry(registry));
overridesChanged.watch((overrides) => {
  if (deployment.remoteOverrides) writeOverrides(overrides);
});
