#!/usr/bin/env node
// `npm run audit`: asks the registry which installed packages are known to be vulnerable. Ends with 1 when some are, with 2
// when it does not answer; no part of `npm test`, which must say the same tomorrow.
import { spawnSync } from 'node:child_process';
import { readAudit } from '../src/dependencies/read-audit.mjs';
import { root } from '../src/root.mjs';

const { stdout } = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], {
  cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32',
});
const { answered, found, lines } = readAudit(stdout ?? '');
console.log(lines.join('\n'));
process.exit(answered ? Math.min(found, 1) : 2);
