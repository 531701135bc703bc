import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { parseRegistry, withToolsOfBefore, type Registry, type RegistryRemote } from '@heartwood/contract';
import { canaryBucket, pickVersions } from './canary';
import { deployment } from './deployment';
import { keepRegistry, readKeptRegistry } from './kept-registry';
import { readPageRegistry } from './page-registry';
import { readPreviewKey } from './preview';
import { applyOverride, readOverrides, writeOverrides, type Overrides } from './overrides';

/** A question is given up after this; until then a late answer is still taken. */
const patienceMs = 10_000;
/** Nobody waits longer than this for the server where there is a kept registry to go by. */
const keptAfterMs = 1_500;

/** Asked on start, on navigation and when the tab is seen again. */
export const registryWanted = createEvent();
export const overridesChanged = createEvent<Overrides>();

/** Of the version that this tab holds the link of; null: it has what everybody has. */
const previewKey = readPreviewKey();

export const readRegistryFx = createEffect(async (): Promise<Registry> => {
  const response = await fetch(previewKey === null ? '/registry.json' : `/registry.json?preview=${previewKey}`, {
    cache: 'no-cache', credentials: 'same-origin', signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  return parseRegistry(await response.json());
});

// What stands in the page, or was kept of an earlier one, is what everybody has.
const inPage = previewKey === null ? readPageRegistry() : null;

/** The registry as published, the last good one while the server's answer is missing or wrong; null before anything is known. */
export const $publishedRegistry = createStore<Registry | null>(previewKey === null ? inPage ?? readKeptRegistry() : null, {
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

/** The remotes as this browser gets them: canary drawn, overrides applied, older manifests in the words of this contract. */
export const $remotes = combine($publishedRegistry, $overrides, (registry, overrides): RegistryRemote[] =>
  pickVersions(registry?.remotes ?? [], canaryBucket).map((remote) => withToolsOfBefore(applyOverride(remote, overrides))),
);

sample({
  clock: registryWanted, source: readRegistryFx.pending, filter: (pending) => !pending, fn: () => undefined, target: readRegistryFx,
});

readRegistryFx.doneData.watch((registry) => {
  if (previewKey === null) keepRegistry(registry);
});
if (inPage) keepRegistry(inPage);
overridesChanged.watch((overrides) => {
  if (deployment.remoteOverrides) writeOverrides(overrides);
});

let isRead = inPage !== null;

/** Resolves when the server has answered once in this page, whatever it said; where it is silent, when the kept registry has to do. */
export const registryRead = new Promise<void>((resolve) => {
  if (isRead) resolve();
  readRegistryFx.watch(() => {
    if ($publishedRegistry.getState()) setTimeout(resolve, keptAfterMs);
  });
  readRegistryFx.finally.watch(() => {
    isRead = true;
    resolve();
  });
});

/** Asks the server anew; resolves to why that failed, or to null: also when it is silent while there is a registry to go by. */
export async function readRegistryAnew(): Promise<Error | null> {
  const answered = readRegistryFx().then(
    () => null,
    (error: Error) => error,
  );
  if (!$publishedRegistry.getState()) return answered;
  return Promise.race([answered, new Promise<null>((resolve) => setTimeout(resolve, keptAfterMs, null))]);
}

export function hasReadRegistry(): boolean {
  return isRead;
}
