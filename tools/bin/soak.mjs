#!/usr/bin/env node
// Random histories of the built product, whole: `npm run soak -- [NAME …] [--seed N]`, names in `soak.mjs`. A failure is looked at with
// the seed it printed.
import { randomInt } from 'node:crypto';
import { installIfNeeded } from '../src/start/install.mjs';

installIfNeeded();
const { buildStale } = await import('../src/build/build-stale.mjs');
const { SOAK_SEED, soaks } = await import('../src/soak/soak.mjs');
const { jestStep } = await import('../src/test/jest-step.mjs');
const { runSteps } = await import('../src/test/run-steps.mjs');
const { startPostgres } = await import('../src/test/real-postgres.mjs');

const names = process.argv.slice(2);
const at = names.indexOf('--seed');
const [, given] = at < 0 ? [] : names.splice(at, 2);
const seed = at < 0 ? randomInt(2 ** 32) : Number(given);
const unknown = names.filter((name) => !(name in soaks));
if (unknown.length > 0 || !Number.isInteger(seed)) {
  console.error(`npm run soak -- [${Object.keys(soaks).join('|')}] [--seed NUMBER]`);
  process.exit(1);
}
buildStale();
console.log(`Seed ${seed}`);
const chosen = Object.entries(soaks).filter(([name]) => names.length === 0 || names.includes(name));
const wantsPostgres = process.env.TEST_DATABASE_URL === undefined && chosen.some(([, { onPostgres }]) => onPostgres);
const postgres = wantsPostgres ? await startPostgres() : null;
const steps = chosen.map(([name, { about, file, project = 'e2e-node', onPostgres }]) => jestStep({
  name: `${name}: ${about}`, projects: [project], workers: 1, only: file,
  env: { [SOAK_SEED]: String(seed), ...(onPostgres && postgres && { TEST_DATABASE_URL: postgres.url }) },
}));
const parts = await runSteps(steps, 1);
await postgres?.stop();
process.exit(parts.some(({ failed }) => failed > 0) ? 1 : 0);
