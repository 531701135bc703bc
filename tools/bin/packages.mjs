// What squads install in repositories of their own: docs/squads.md, ADR 52.
import { join, resolve } from 'node:path';
import { packageProblems } from '../src/packages/api-reports.mjs';
import { packPackages } from '../src/packages/pack-packages.mjs';
import { markReleased, sayChange } from '../src/packages/say-change.mjs';
import { root } from '../src/root.mjs';

const usage = `npm run packages -- pack [FOLDER]   builds and packs them, into .cache/packages/packed unless you say where
npm run packages -- check           whether what they declare is what was said of it
npm run packages -- say WORDS       versions, changelogs and reports for what changed; WORDS is what a squad gets
npm run packages -- released        what they declare now is what squads have got`;

const [command = 'pack', words] = process.argv.slice(2);

const commands = {
  async pack() {
    const packed = await packPackages(words ? resolve(words) : join(root, '.cache', 'packages', 'packed'));
    return packed.map(({ name, version, file }) => `${name} ${version} ${file}`);
  },
  async check() {
    const problems = await packageProblems();
    if (problems.length > 0) throw new Error([...problems, 'Say what a squad gets: npm run packages -- say WORDS, and commit what it writes.'].join('\n'));
    return ['The packages declare what was said of them.'];
  },
  async say() {
    if (!words) throw new Error(usage);
    const lines = await sayChange(words);
    return lines.length > 0 ? lines : ['Nothing of what squads see has changed.'];
  },
  released: markReleased,
};

try {
  if (!Object.hasOwn(commands, command)) throw new Error(usage);
  console.log((await commands[command]()).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
