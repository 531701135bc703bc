import { kilobytes } from '../releases/release-size.mjs';

/** @typedef {import('../releases/list-releases.mjs').ReleaseList} ReleaseList */

const moment = (/** @type {string} */ at) => at.slice(0, 19).replace('T', ' ').padEnd(19);

/**
 * What is published, as lines to read.
 * @param {ReleaseList} list
 * @returns {string[]}
 */
export function listLines({ frozen, environments = [], remotes }) {
  const lines = frozen ? [`Publishing is frozen since ${moment(frozen.at).trim()}${frozen.by ? ` by ${frozen.by}` : ''}: ${frozen.reason}`] : [];
  if (remotes.length === 0) return [...lines, 'No remote is published.'];
  for (const { name, contract, follows, live, owner, settings, versions } of remotes) {
    const owned = owner ? `  ${owner.squad}, ${owner.contact}` : '';
    lines.push(`${name}  contract ${contract}${owned}${follows ? `  follows ${follows}` : ''}${live === null ? '  (withdrawn)' : ''}`);
    for (const [setting, value] of Object.entries(settings ?? {})) lines.push(`  ${setting} = ${value}`);
    for (const version of versions) {
      lines.push(`  ${version.version.padEnd(24)} ${moment(version.at)}  ${stateOf(version)}`.trimEnd());
      const weight = version.size && `${kilobytes(version.size.bytes)}, ${kilobytes(version.size.first)} before the first picture`;
      if (weight || version.tested) lines.push(`    ${[weight, version.tested].filter(Boolean).join('; ')}`);
      if (version.pulse) lines.push(`    ${pulseOf(version.pulse)}`);
      for (const broken of version.broken ?? []) lines.push(`    is not answered: ${broken}`);
      if (version.deprecated) lines.push(`    uses what is to go: ${version.deprecated.join(', ')}`);
    }
  }
  for (const { branch, key, at, remotes: built } of environments) {
    const builds = built.map(({ name, version }) => `${name} ${version}`).join(', ');
    lines.push(`branch ${branch}  ${moment(at).trim()}  /app?preview=${key}  ${builds}`);
  }
  return lines;
}

/** @param {import('../releases/version-marks.mjs').VersionState} version */
function stateOf({ state, percent, branch, until, reason, by }) {
  const words = [state === 'canary' ? `canary ${percent} %` : branch ? `${state} of ${branch}` : state, until && `until ${until}`].filter(Boolean).join(' ');
  const author = [by?.squad, by?.person, by?.commit?.slice(0, 12)].filter(Boolean).join(', ');
  return `${words}${reason ? `: ${reason}` : ''}${author ? `  (${author})` : ''}`;
}

/**
 * How it does for people, as their browsers tell.
 * @param {NonNullable<import('../releases/version-marks.mjs').VersionState['pulse']>} pulse
 */
function pulseOf({ people, failing, loadMs, longMs }) {
  const times = [loadMs !== null && `stands after ${loadMs} ms`, longMs !== null && `${longMs} ms of long tasks a view`].filter(Boolean);
  return people === 0 ? 'nobody has told of it' : [`${people} people, ${failing} with errors`, ...times].join(', ');
}
