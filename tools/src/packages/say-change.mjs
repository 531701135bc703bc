import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { readStands, releasedFile, writeReports } from './api-reports.mjs';
import { changesOf, digestsOf, isBelow, leastVersion, nameIn, sectionOf } from './change-rules.mjs';

/**
 * Says in versions, changelogs and reports what changed in what squads install. What was said already is not said again.
 * @param {string} words what a squad gets
 * @returns {Promise<string[]>} what was written, a line a package
 */
export async function sayChange(words) {
  const stands = await readStands();
  const lines = [];
  for (const stand of stands) {
    const { added, changed, removed } = changesOf(stand);
    if (added.length + changed.length + removed.length === 0) continue;
    const least = leastVersion(stand);
    const version = isBelow(stand.version, least) ? least : stand.version;
    if (version !== stand.version) raise(stand, version);
    const said = sectionOf(stand.changelog, version) ?? '';
    const unsaid = (keys) => [...new Set(keys.map(nameIn))].filter((name) => !said.includes(`\`${name}\``)).map((name) => `\`${name}\``);
    const [more, gone] = [unsaid([...added, ...changed]), unsaid(removed)];
    if (more.length + gone.length === 0) continue;
    const line = [...(more.length > 0 ? [`- ${words} (${more.join(', ')})`] : []), ...(gone.length > 0 ? [`- Removed: ${gone.join(', ')}. ${words}`] : [])];
    writeFileSync(join(root, stand.folder, 'CHANGELOG.md'), withLines(stand.changelog, version, line));
    lines.push(`${stand.name} ${version}: ${[...more, ...gone].join(', ')}`);
  }
  // Of a raised version others name the range.
  writeReports(await readStands());
  return lines;
}

/** Takes what the packages declare now for what squads have got: later changes are told from here. */
export async function markReleased() {
  const stands = await readStands();
  writeReports(stands);
  const released = Object.fromEntries(stands.map(({ name, version, declarations }) => (
    [name, { version, declarations: digestsOf(declarations) }]
  )));
  writeFileSync(releasedFile, `${JSON.stringify(released, null, 1)}\n`);
  return stands.map(({ name, version }) => `${name} ${version}`);
}

function raise({ name, folder, version }, next) {
  const manifest = join(root, folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(`"version": "${version}"`, `"version": "${next}"`));
  const lock = join(root, 'package-lock.json');
  const place = `"name": "${name}",\n      "version": `;
  if (existsSync(lock)) writeFileSync(lock, readFileSync(lock, 'utf8').replace(`${place}"${version}"`, `${place}"${next}"`));
}

function withLines(changelog, version, lines) {
  const heading = `\n## ${version}\n`;
  if (changelog.includes(heading)) return changelog.replace(heading, `${heading}${lines.join('\n')}\n`);
  const at = changelog.indexOf('\n## ');
  const before = at < 0 ? changelog.trimEnd() + '\n' : changelog.slice(0, at);
  return `${before}${heading}${lines.join('\n')}\n${at < 0 ? '' : changelog.slice(at)}`;
}
