import { changePointers, remember } from './pointer-file.mjs';
import { StepRefused } from './release-refused.mjs';

/**
 * Values that operators set for the remotes of one deployment, by name; every browser can read them. They are kept as they were said, and
 * become what the manifest of a version declares.
 * @typedef {import('../../../contract/src/remote').ManifestSetting} ManifestSetting
 * @typedef {import('../../../contract/src/remote').SettingValues} SettingValues
 * @typedef {import('./pointer-file.mjs').Pointers & { settings?: Record<string, Record<string, string>> }} Set
 */

/** Values of one remote, and letters of one value. */
const MOST = 40;
const LONGEST = 500;
const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
const ADDRESS = /^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/;

const kinds = {
  text: { words: 'a line of text', read: (/** @type {string} */ said) => said },
  number: { words: 'a number', read: (/** @type {string} */ said) => (/^-?\d+(?:\.\d+)?$/.test(said) ? Number(said) : undefined) },
  boolean: { words: 'true or false', read: (/** @type {string} */ said) => (/^(?:true|false)$/.test(said) ? said === 'true' : undefined) },
  address: { words: 'an https address or a path', read: (/** @type {string} */ said) => (ADDRESS.test(said) ? said : undefined) },
};

/**
 * What a version gets: the values it declares, set ones before those that it goes by otherwise.
 * @param {readonly ManifestSetting[]} [declared]
 * @param {Record<string, string>} [said]
 * @returns {SettingValues | undefined} undefined for a version that declares none
 */
export function valuesOf(declared, said = {}) {
  if (!Array.isArray(declared) || declared.length === 0) return undefined;
  return Object.fromEntries(declared.flatMap(({ name, type, otherwise }) => {
    const value = Object.hasOwn(said, name) ? kinds[type]?.read(said[name]) : undefined;
    return (value ?? otherwise) === undefined ? [] : [[name, value ?? otherwise]];
  }));
}

/**
 * What of a release's settings this deployment has not got.
 * @param {import('../../../contract/src/remote').RemoteManifest} manifest
 * @param {Set} pointers
 * @returns {string[]} one sentence for each
 */
export function settingProblems({ name: remote, settings = [] }, pointers) {
  const said = pointers.settings?.[remote] ?? {};
  return settings.flatMap(({ name, type, required, otherwise }) => {
    if (Object.hasOwn(said, name))
      return kinds[type].read(said[name]) === undefined ? [`setting ${name}: ${kinds[type].words} is wanted, and here it is ${JSON.stringify(said[name])}`] : [];
    return required && otherwise === undefined
      ? [`setting ${name}: it is not set here. Its operators say npm run remote -- set ${remote} ${name} VALUE`] : [];
  });
}

/**
 * @param {string} remote
 * @param {{ remotesDir: string, name: string, value: string | null, by?: import('./pointer-file.mjs').Author }} order null takes it away
 * @returns {Promise<{ before: string | null, isDeclared: boolean }>} `isDeclared`: a version that is out asks for it
 */
export function setSetting(remote, { remotesDir, name, value, by }) {
  if (!NAME.test(name)) throw new StepRefused(`${JSON.stringify(name.slice(0, 60))} is no name of a setting: mapTiles is one.`);
  if (value !== null && (value.length > LONGEST || /[\n\r\0]/.test(value))) throw new StepRefused(`A value is one line of at most ${LONGEST} letters.`);
  return changePointers(remotesDir, (/** @type {Set} */ pointers) => {
    const own = pointers.settings?.[remote] ?? {};
    const before = Object.hasOwn(own, name) ? own[name] : null;
    const { [name]: _, ...others } = own;
    if (value !== null && Object.keys(others).length >= MOST) throw new StepRefused(`${remote} has ${MOST} values, which is all that it can have.`);
    const next = value === null ? others : { ...others, [name]: value };
    const live = pointers.remotes.find((each) => each.name === remote);
    const out = live ? [live, ...(live.canary?.manifest ? [{ ...live.canary.manifest, name: remote }] : [])] : [];
    const problems = out.flatMap((manifest) => settingProblems(manifest, { ...pointers, settings: { [remote]: next } }))
      .filter((problem) => problem.startsWith(`setting ${name}:`));
    if (problems.length > 0) throw new StepRefused(`${remote} is out and goes by it. ${problems[0]}`);
    pointers.settings = { ...pointers.settings, [remote]: next };
    remember(pointers, { remote, action: 'set', version: live?.version ?? '', by, reason: value === null ? `${name} taken away` : `${name} = ${value}` });
    return { before, isDeclared: out.some(({ settings = [] }) => settings.some((setting) => setting.name === name)) };
  });
}

/**
 * The pointers' remotes as browsers get them: with values, without what was declared.
 * @param {Set} pointers
 */
export function withValues({ remotes, settings = {} }) {
  const typed = (/** @type {string} */ name, /** @type {readonly ManifestSetting[] | undefined} */ declared) => {
    const values = valuesOf(declared, settings[name]);
    return values && { values };
  };
  // What is in the list is looked at by whoever reads it afterwards: one that is nothing takes nothing from the others.
  return remotes.map((remote) => (typeof remote !== 'object' || remote === null ? remote : {
    ...remote, ...typed(remote.name, remote.settings),
    ...(remote.canary && { canary: { ...remote.canary, ...typed(remote.name, remote.canary.manifest?.settings) } }),
  }));
}

/** @param {Set} pointers @param {string} name @returns {Record<string, string>} */
export const settingsOf = ({ settings }, name) => settings?.[name] ?? {};
