import { remember, type Pointers } from '../../../../tools/src/releases/pointer-file.mjs';
import type { WithEnvironments } from '../../../../tools/src/releases/environments.mjs';
import type { Ruled } from '../../../../tools/src/releases/rule-pointers.mjs';
import type { Set as Settled } from '../../../../tools/src/releases/settings.mjs';

type Release = Pointers['remotes'][number];

/** Everything that the folder knew, as far as its files are there. */
export function adoptAll(pointers: Pointers, local: Ruled & Settled & WithEnvironments, there: readonly Release[]): void {
  const isThere = (name: string, version: string) => there.some((each) => each.name === name && each.version === version);
  const { history, marks, previews, frozen, rules, settings, environments } = local;
  const releases = Object.entries(local.releases).map(([name, known]) => [name, known.filter(({ version }) => isThere(name, version))]);
  const remotes = local.remotes.filter(({ name, version }) => isThere(name, version)).map(({ canary, ...live }) => (
    canary && isThere(live.name, canary.version) ? { ...live, canary } : live
  ));
  const said = { ...(rules && { rules }), ...(settings && { settings }), ...(environments && { environments }) };
  Object.assign(pointers, { history, marks, previews, frozen, ...said, remotes, releases: Object.fromEntries(releases) });
}

/** A version that this machine has built and published since, as a start does. */
export function adoptRelease(pointers: Pointers, release: Release): void {
  const { name, version } = release;
  if (pointers.releases[name]?.some((known) => known.version === version)) return;
  const { canary: _, ...live } = release;
  pointers.releases[name] = [...(pointers.releases[name] ?? []), live];
  const at = pointers.remotes.findIndex((remote) => remote.name === name);
  if (at < 0) pointers.remotes.push(live);
  else pointers.remotes[at] = live;
  remember(pointers, { remote: name, action: 'publish', version });
}
