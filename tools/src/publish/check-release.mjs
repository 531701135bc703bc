/**
 * @typedef {import('../../../contract/src/remote').RemoteManifest} RemoteManifest
 * @typedef {import('../../../contract/src/registry').RegistryRemote} RegistryRemote
 * @typedef {Awaited<ReturnType<typeof import('./contract-rules.mjs').contractRules>>} Rules
 */

/** A release that would harm others or show nothing; its message is for the squad. */
export class ReleaseRefused extends Error {
  /** @param {string} name @param {readonly string[]} problems everything that is wrong, at once */
  constructor(name, problems) {
    super(`${name} is not published:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/**
 * What of a manifest is the shell's or another remote's, one sentence each.
 * @param {RemoteManifest} manifest
 * @param {readonly RegistryRemote[]} live what is published at present
 * @param {Rules} rules
 * @returns {string[]}
 */
export function claimProblems(manifest, live, { settleClaims }) {
  const others = live.filter(({ name }) => name !== manifest.name);
  const { left } = settleClaims([...others, { ...manifest, version: 'next' }]);
  return left.filter(({ name }) => name === manifest.name).map(({ reason }) => reason);
}

/**
 * Whether the shell can host it, and whether its module holds what the manifest promises.
 * @param {RemoteManifest} manifest
 * @param {import('./read-module.mjs').ModuleFacts} module
 * @param {Rules} rules
 * @returns {string[]}
 */
export function moduleProblems(manifest, module, { CONTRACT, isCompatible }) {
  const problems = [];
  if (!isCompatible(manifest.contract)) problems.push(`contract ${manifest.contract}: the shell speaks ${CONTRACT}`);
  if (module.contract !== manifest.contract) problems.push(`contract ${manifest.contract}: its module says ${module.contract}`);
  if (manifest.pages.length > 0 && !module.hasPage) problems.push(`page ${manifest.pages[0].path}: its module exports no page`);
  for (const { name } of manifest.slots) if (!module.slots.includes(name)) problems.push(`slot ${name}: its module does not have it`);
  return problems;
}
