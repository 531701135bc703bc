import { availableParallelism } from 'node:os';
import { findBrowser } from '../browser/find-browser.mjs';
import { workspaceFolders } from '../workspaces.mjs';
import { installWithApt } from './apt.mjs';
import { attacksStep } from './attacks-step.mjs';
import { jestStep } from './jest-step.mjs';
import { journeysStep } from './journeys-step.mjs';
import { keepTemporaryFilesInMemory } from './memory-folder.mjs';
import { startPostgres } from './real-postgres.mjs';
import { startRedis } from './real-redis.mjs';
import { runLanes, runSteps } from './run-steps.mjs';
import { buildStep, staticSteps } from './static-steps.mjs';

const workers = Math.max(2, Math.min(4, availableParallelism()));
const withoutUnitTests = ['e2e'];

/**
 * All parts; one that fails does not keep the next from running. What mostly waits for processes to end and to begin has a lane beside the
 * rest, so that no core is without work.
 * @param {string[]} args `--only PART`, and after `--` what Playwright gets
 * @returns {Promise<import('./run-steps.mjs').Part[]>}
 */
export async function runEverything(args) {
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : null;
  const wants = (part) => only === null || only === part;
  keepTemporaryFilesInMemory();

  const parts = [];
  const add = (ended) => parts.push(...ended);
  const first = [...(wants('journeys') ? [buildStep()] : []), ...(wants('static') ? staticSteps() : [])];
  if (first.length > 0) add(await heading('Build, types, lint, import rules, dead code, drift', () => runSteps(first, 2)));
  if (only === 'static') return parts;

  const services = wants('services') ? await startServices() : null;
  const tests = [
    // Where there is no PostgreSQL, the embedded database has to prove everything.
    ...(wants('unit') ? [unitTests(services?.env ? 'api-embedded' : 'api')] : []),
    ...(services ? [onServices(services.env)] : []),
    ...(wants('journeys') ? [journeys(args)] : []),
  ];
  const processes = wants('journeys')
    ? [jestStep({ name: 'the process and its data folder', projects: ['e2e-node'], workers: 1, secondTry: true }), attacksStep]
    : [];
  try {
    add(await heading('Tests, and beside them the built product: hard kills and attacks', () => runLanes([tests, processes])));
  } finally {
    await services?.stop();
  }
  return parts;
}

function unitTests(api) {
  const projects = workspaceFolders().filter((folder) => !withoutUnitTests.includes(folder)).map((folder) => (
    folder === 'api' ? api : folder
  ));
  return jestStep({ name: 'unit tests and the embedded database', projects, workers });
}

async function heading(title, run) {
  console.log(`\n${title}`);
  return run();
}

/**
 * `TEST_DATABASE_URL` and `TEST_REDIS_URL` name servers; otherwise we start our own for the length of the run.
 * @returns {Promise<{ env: { TEST_DATABASE_URL: string, TEST_REDIS_URL: string } | null, stop: () => Promise<void> }>} no `env` where one
 * is missing
 */
async function startServices() {
  const own = [];
  const service = async (variable, name, start) => {
    if (process.env[variable]) return process.env[variable];
    const started = await start();
    if (started) own.push(started);
    else console.log(`No ${name} here, and it could not be installed: install it (Debian: apt-get install ${name}) or set ${variable}.`);
    return started?.url ?? null;
  };
  const database = await service('TEST_DATABASE_URL', 'postgresql', startPostgres);
  const redis = await service('TEST_REDIS_URL', 'redis-server', startRedis);
  return {
    env: database && redis ? { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis } : null,
    async stop() {
      for (const { stop } of own) await stop();
    },
  };
}

function onServices(env) {
  const name = 'API tests on PostgreSQL and Redis';
  // On a person's machine the embedded database is proof enough for the moment; in CI a missing server is a failure.
  // A fifth of the time a worker waits for the server: one more than there are cores keeps them at work.
  return env
    ? jestStep({ name, projects: ['api'], workers: workers + 1, env })
    : { name, run: async () => ({ passed: 0, failed: process.env.CI ? 1 : 0 }) };
}

function journeys(args) {
  if (findBrowser() || (installWithApt(['chromium']) && findBrowser()))
    return journeysStep(args.includes('--') ? args.slice(args.indexOf('--') + 1) : []);
  const report = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such program.`
    : 'No browser found: install Chromium (Debian: apt-get install chromium), or run `npx playwright install chromium`, or set CHROMIUM_PATH to an installed one.';
  return { name: 'browser journeys', run: async () => ({ passed: 0, failed: 1, report }) };
}
