import { parseArgs } from 'node:util';
import { endCanary, promoteCanary, withdrawRemote } from '../src/publish/change-live.mjs';
import { readPointers } from '../src/publish/pointer-file.mjs';
import { publishRemote } from '../src/publish/publish-remote.mjs';
import { remotesDir } from '../src/publish/remotes-dir.mjs';
import { rollbackRemote } from '../src/publish/rollback-remote.mjs';

const usage = `npm run remote -- list
npm run remote -- publish NAME [--canary PERCENT]
npm run remote -- promote NAME
npm run remote -- end-canary NAME
npm run remote -- rollback NAME [--to VERSION]
npm run remote -- withdraw NAME`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' }, canary: { type: 'string' } } });
const [command, name] = positionals;
const folder = remotesDir();

try {
  if (command === 'list') list();
  else if (command === 'publish' && name) await publish();
  else if (command === 'promote' && name) await promote();
  else if (command === 'end-canary' && name) await end();
  else if (command === 'rollback' && name) await rollback();
  else if (command === 'withdraw' && name) await withdraw();
  else {
    console.error(usage);
    process.exit(1);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function list() {
  const { remotes, releases, history } = readPointers(folder);
  if (remotes.length === 0) console.log('No remote is published.');
  for (const remote of remotes) {
    console.log(`${remote.name}  contract ${remote.contract}`);
    for (const release of (releases[remote.name] ?? []).toReversed()) {
      const state = release.version === remote.version ? 'live' : release.version === remote.canary?.version ? `canary ${remote.canary.percent} %` : '';
      const at = history.findLast((step) => step.remote === remote.name && step.version === release.version)?.at ?? '';
      console.log(`  ${release.version.padEnd(24)} ${at.slice(0, 19).replace('T', ' ')}  ${state}`.trimEnd());
    }
  }
}

async function publish() {
  const percent = values.canary === undefined ? undefined : Number(values.canary);
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new Error('--canary takes a whole number from 1 to 100.');
  const { version } = await publishRemote(name, { remotesDir: folder, canary: percent });
  console.log(percent === undefined ? `${name} ${version} is live.` : `${name} ${version} goes to ${percent} % of the browsers.`);
}

async function promote() {
  const { from, version } = await promoteCanary(name, { remotesDir: folder });
  console.log(`${name} ${version} is live, after ${from}.`);
}

async function end() {
  const { ended, version } = await endCanary(name, { remotesDir: folder });
  console.log(`The canary ${ended} of ${name} is over; ${version} stays live.`);
}

async function withdraw() {
  const { version } = await withdrawRemote(name, { remotesDir: folder });
  console.log(`${name} ${version} is withdrawn; npm run remote -- publish ${name} brings it back.`);
}

async function rollback() {
  const { from, version, left } = await rollbackRemote(name, { remotesDir: folder, to: values.to });
  console.log(`${name} went back from ${from} to ${version}.`);
  for (const reason of left) console.log(`  left out, ${reason}`);
}
