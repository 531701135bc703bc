/**
 * @typedef {import('../../../contract/src/remote').RemoteManifest} RemoteManifest
 * @typedef {import('../../../contract/src/registry').RegistryRemote} RegistryRemote
 * @typedef {Pick<typeof import('../../../contract/src'), 'isCompatible' | 'parseManifest' | 'settleClaims'> & { CONTRACT: string }} Rules
 * @typedef {{ contract: unknown, hasPage: boolean, slots: string[], effects?: string[] }} ModuleFacts what a remote's module exports, and
 *   what it does to a window while it is evaluated
 */

/**
 * Whether the shell can host it, and whether its module holds what the manifest promises.
 * @param {RemoteManifest} manifest
 * @param {ModuleFacts} module
 * @param {Pick<Rules, 'CONTRACT' | 'isCompatible'>} rules
 * @returns {string[]} one sentence for each problem
 */
export function moduleProblems(manifest, module, { CONTRACT, isCompatible }) {
  const problems = [];
  if (!isCompatible(manifest.contract)) problems.push(`contract ${manifest.contract}: the shell speaks ${CONTRACT}`);
  if (module.contract !== manifest.contract) problems.push(`contract ${manifest.contract}: its module says ${module.contract}`);
  if (manifest.pages.length > 0 && !module.hasPage) problems.push(`page ${manifest.pages[0]?.path}: its module exports no page`);
  for (const { name } of manifest.slots) if (!module.slots.includes(name)) problems.push(`slot ${name}: its module does not have it`);
  for (const effect of module.effects ?? []) if (!ofLent.has(effect)) problems.push(`its module ${effect} before anybody has asked for it`);
  return problems;
}

/** What libraries do that the shell lends: they do it once, in the shell. */
const ofLent = new Set(['listens to test of the window', 'sets the global __reactRouterVersion']);

/**
 * What of a manifest is the shell's or another remote's.
 * @param {RemoteManifest} manifest
 * @param {readonly RegistryRemote[]} live what is published at present
 * @param {Pick<Rules, 'settleClaims'>} rules
 * @returns {string[]} one sentence for each problem
 */
export function claimProblems(manifest, live, { settleClaims }) {
  const others = live.filter(({ name }) => name !== manifest.name);
  const { left } = settleClaims([...others, { ...manifest, version: 'next' }]);
  return left.filter(({ name }) => name === manifest.name).map(({ reason }) => reason);
}
