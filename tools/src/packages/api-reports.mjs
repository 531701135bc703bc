import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import { root } from '../root.mjs';
import { usage } from '../squad/usage.mjs';
import { changeProblems } from './change-rules.mjs';
import { entriesOf, readDeclarations } from './declarations.mjs';
import { housePackages, shortName } from './house-packages.mjs';
import { stagePackages } from './stage-packages.mjs';

const reports = join(root, 'packages', 'reports');
export const releasedFile = join(reports, 'released.json');

/** @returns {Record<string, import('./change-rules.mjs').Released>} by package, what its last version that squads got declared */
function readReleased() {
  return existsSync(releasedFile) ? JSON.parse(readFileSync(releasedFile, 'utf8')) : {};
}

/**
 * How each package stands, and its report.
 * @returns {Promise<(import('./change-rules.mjs').Stand & { folder: string, report: string, reportFile: string })[]>}
 */
export async function readStands() {
  const staged = await stagePackages();
  const released = readReleased();
  const manifests = staged.map(({ folder }) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const compiled = housePackages.filter(({ isCompiled }) => isCompiled).map(({ name }) => staged.findIndex((one) => one.name === name));
  const read = readDeclarations(compiled.map((at) => {
    const { folder } = staged[at];
    return { folder, entries: entriesOf(manifests[at].exports, folder) };
  }));
  return staged.map(({ name, version, folder: laidOut }, at) => {
    const declarations = compiled.includes(at) ? read[compiled.indexOf(at)] : otherDeclarations(name, laidOut, manifests[at]);
    const { folder } = housePackages[at];
    const changelog = join(root, folder, 'CHANGELOG.md');
    return {
      name, version, folder, declarations, released: released[name],
      changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
      report: reportOf(name, declarations), reportFile: join(reports, `${shortName(name)}.md`),
    };
  });
}

/**
 * What speaks against the packages as they stand.
 * @returns {Promise<string[]>}
 */
export async function packageProblems() {
  const stands = await readStands();
  const [contract] = stands;
  const [, protocol] = /CONTRACT = "([\d.]+)"/.exec(contract.report) ?? [];
  return [
    ...stands.filter(({ report, reportFile }) => !existsSync(reportFile) || readFileSync(reportFile, 'utf8') !== report).map(({ name }) => (
      `${name}: packages/reports is not what it declares`
    )),
    ...stands.flatMap(changeProblems),
    ...(contract.version.startsWith(`${protocol}.`) ? [] : [`${contract.name} is ${contract.version}, and the protocol ${protocol}`]),
  ];
}

/** @param {Awaited<ReturnType<typeof readStands>>} stands */
export function writeReports(stands) {
  for (const { report, reportFile } of stands) writeFileSync(reportFile, report);
}

function reportOf(name, declarations) {
  const entries = [...new Set(declarations.map(({ entry }) => entry))];
  const parts = entries.map((entry) => {
    const texts = declarations.filter((each) => each.entry === entry).map(({ name: own, text }) => (text.includes('\n') || text.includes(own) ? text : `${own} ${text}`));
    return `## ${entry === 'reached' ? 'Reached by these, and not exported' : entry}\n\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`;
  });
  return `# What ${name} declares\nWritten by \`npm run packages -- say WORDS\`: a change of this file is a change that squads see.\n\n${parts.join('\n')}`;
}

function otherDeclarations(name, folder, manifest) {
  if (name === '@heartwood/schema') {
    const { definitions } = parse(readFileSync(join(folder, 'schema.graphql'), 'utf8'));
    return definitions.map((one) => ({ entry: 'schema.graphql', name: one.name?.value ?? one.kind, text: digestOf(print(one)) }));
  }
  if (name === '@heartwood/lent') {
    const { versions, names, federation } = JSON.parse(readFileSync(join(folder, 'lent.json'), 'utf8'));
    const libraries = Object.entries(versions).map(([key, version]) => [key, `${version}: ${names[key]?.join(', ') ?? 'all names'}`]);
    return [...libraries, ['federation runtime', federation]].map(([key, text]) => ({ entry: 'lent.json', name: key, text: `${key} ${text}` }));
  }
  const entries = Object.entries(manifest.exports).map(([entry, target]) => ({ entry: 'exports', name: entry, text: `${entry} ${JSON.stringify(target)}` }));
  const peers = Object.entries(manifest.peerDependencies).map(([peer, range]) => ({ entry: 'wants', name: peer, text: peer.startsWith('@heartwood/') ? peer : `${peer} ${range}` }));
  return [{ entry: 'heartwood-remote', name: 'heartwood-remote', text: usage }, ...entries, ...peers];
}

function digestOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
