import { createHash } from 'node:crypto';

/**
 * @typedef {import('./declarations.mjs').Declaration} Declaration
 * @typedef {{ version: string, declarations: Record<string, string> }} Released what the last version that squads got declared, as digests
 * @typedef {{ name: string, version: string, declarations: Declaration[], released: Released | undefined, changelog: string }} Stand
 */

/** What the shell promises at run time. All else of the contract is compiled into whoever uses it. */
const protocol = ['.', './kit', './fake-shell'];

/** @param {Declaration[]} declarations @returns {Record<string, string>} digest by entry and name */
export function digestsOf(declarations) {
  const texts = new Map();
  for (const { entry, name, text } of declarations) texts.set(`${entry} ${name}`, `${texts.get(`${entry} ${name}`) ?? ''}${text}\n`);
  return Object.fromEntries([...texts].map(([key, text]) => [key, createHash('sha256').update(text).digest('hex').slice(0, 8)]));
}

/**
 * @param {Stand} stand
 * @returns {{ added: string[], changed: string[], removed: string[] }} `entry name` of what is not as it was released
 */
export function changesOf({ declarations, released }) {
  const present = digestsOf(declarations);
  const before = released?.declarations ?? present;
  return {
    added: Object.keys(present).filter((key) => !(key in before)),
    changed: Object.keys(present).filter((key) => key in before && before[key] !== present[key]),
    removed: Object.keys(before).filter((key) => !(key in present)),
  };
}

/** @param {string} key `./kit useShell` @returns {string} `useShell` */
export function nameIn(key) {
  return key.slice(key.indexOf(' ') + 1);
}

/**
 * What a squad would not be told by version and changelog.
 * @param {Stand} stand
 * @returns {string[]}
 */
export function changeProblems(stand) {
  const { name, version, released, changelog } = stand;
  const section = sectionOf(changelog, version);
  if (section === null) return [`${name} ${version}: its CHANGELOG.md has no section "## ${version}"`];
  const { added, changed, removed } = changesOf(stand);
  const all = [...added, ...changed, ...removed];
  if (!released || all.length === 0) return [];
  const least = leastVersion(stand);
  if (isBelow(version, least))
    return [`${name}: what it declares is not what ${released.version} declared (${inWords(all)}); the version has to be ${least} or later`];
  const unsaid = [...new Set(all.map(nameIn))].filter((each) => !section.includes(`\`${each}\``));
  return unsaid.length === 0 ? [] : [`${name} ${version}: its CHANGELOG.md says nothing of ${inWords(unsaid)}`];
}

/**
 * The lowest version that what changed may have. What a squad's sources name and is gone is a new major; but the contract's version is that
 * of the protocol, and what of it is compiled in may go with any.
 * @param {Stand} stand
 * @returns {string}
 */
export function leastVersion(stand) {
  const { name, version, released } = stand;
  if (!released) return version;
  const { added, removed } = changesOf(stand);
  const [major, minor, patch] = numbersOf(released.version);
  const isContract = name === '@heartwood/contract';
  const broken = removed.filter((key) => !key.startsWith('reached ') && (!isContract || protocol.includes(key.split(' ')[0] ?? '')));
  if (broken.length > 0) return `${major + 1}.0.0`;
  return added.length > 0 && !isContract ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** @param {string} version @param {string} other */
export function isBelow(version, other) {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  const at = one.findIndex((number, place) => number !== two[place]);
  return at >= 0 && one[at] < two[at];
}

function numbersOf(version) {
  return version.split('.').map(Number);
}

/** @returns {string | null} what stands below the heading of a version */
export function sectionOf(changelog, version) {
  const [, section] = changelog.split(`\n## ${version}\n`);
  return section === undefined ? null : section.split('\n## ')[0] ?? '';
}

function inWords(keys) {
  const names = keys.map((key) => `\`${key}\``);
  return names.length > 12 ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more` : names.join(', ');
}
