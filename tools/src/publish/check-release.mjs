import { contractRules } from './contract-rules.mjs';
import { readManifest } from './read-manifest.mjs';
import { readModule } from './read-module.mjs';

/**
 * @typedef {import('../../../contract/src/remote').RemoteManifest} RemoteManifest
 * @typedef {import('../../../contract/src/registry').RegistryRemote} RegistryRemote
 * @typedef {Awaited<ReturnType<typeof contractRules>>} Rules
 */

/** A release that would harm others or show nothing; its message is for the squad. */
export class ReleaseRefused extends Error {
  /** @param {string} name @param {readonly string[]} problems everything that is wrong, at once */
  constructor(name, problems) {
    super(`${name} is not published:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/**
 * Looks at a remote's sources before it is published.
 * @param {string} name
 * @returns {Promise<{ manifest: RemoteManifest, check: (live: readonly RegistryRemote[]) => void }>} `check` throws `ReleaseRefused` with
 *   what speaks against it beside what is live; rejects with the same when the manifest cannot be read
 */
export async function checkRelease(name) {
  const folder = `mfe-${name}`;
  const rules = await contractRules();
  const refuse = (error) => {
    throw new ReleaseRefused(name, [error instanceof Error ? error.message : String(error)]);
  };
  const manifest = await readManifest(folder).catch(refuse);
  if (manifest.name !== name) refuse(`${folder}/src/remote.manifest.ts says the name ${manifest.name}`);
  const module = await readModule(folder).catch((error) => (
    refuse(`${folder}/src/remote.tsx cannot be evaluated: ${error instanceof Error ? error.message : String(error)}`)
  ));
  const own = moduleProblems(manifest, module, rules);
  return {
    manifest,
    check(live) {
      const problems = [...own, ...claimProblems(manifest, live, rules)];
      if (problems.length > 0) throw new ReleaseRefused(name, problems);
    },
  };
}

/**
 * Whether the shell can host it, and whether its module holds what the manifest promises.
 * @param {RemoteManifest} manifest
 * @param {import('./read-module.mjs').ModuleFacts} module
 * @param {Pick<Rules, 'CONTRACT' | 'isCompatible'>} rules
 * @returns {string[]} one sentence for each problem
 */
export function moduleProblems(manifest, module, { CONTRACT, isCompatible }) {
  const problems = [];
  if (!isCompatible(manifest.contract)) problems.push(`contract ${manifest.contract}: the shell speaks ${CONTRACT}`);
  if (module.contract !== manifest.contract) problems.push(`contract ${manifest.contract}: its module says ${module.contract}`);
  if (manifest.pages.length > 0 && !module.hasPage) problems.push(`page ${manifest.pages[0].path}: its module exports no page`);
  for (const { name } of manifest.slots) if (!module.slots.includes(name)) problems.push(`slot ${name}: its module does not have it`);
  return problems;
}

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
