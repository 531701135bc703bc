import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findLeanBrowser } from '../../tools/src/browser/find-browser.mjs';
import { soakRandom } from '../../tools/src/soak/soak.mjs';
import { ReleaseWorld } from '../server/release-world.mjs';
import { SoakedReleases } from './soak-releases';
import { keepTyping, visit, type Soak } from './soak-visitors';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60);
/** A release every minute; a short soak has a few all the same. */
const EVERY_MS = Math.min(60_000, MINUTES * 60_000 / 20);
const VISITORS = ['founder@loopcrate.example', 'viewer@loopcrate.example', 'outsider@fernwood.example'];
const TYPING = 'editor@loopcrate.example';

/** Of their own each: which steps there are does not hang on how fast pages are. */
const dice = () => {
  const random = soakRandom();
  return (below: number) => Math.floor(random() * below);
};
const tell = (line: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

let world: ReleaseWorld;
let browser: Browser;

beforeAll(async () => {
  world = await ReleaseWorld.start();
  browser = await chromium.launch({ executablePath: findLeanBrowser(), args: browserArguments });
}, 300_000);
afterAll(async () => {
  await browser.close();
  await world.end();
}, 120_000);

test('with a release every minute no page fails, each new one has what is live, and open tabs are told and keep what is typed', async () => {
  const token = await world.squadToken('Growth', ['growth']);
  const direct = world.processes.map(({ url }) => url);
  const releases = new SoakedReleases('growth', world.url, direct, token, world.remotesDir, dice());
  const failures: string[] = [];
  const counts = { loads: 0, cold: 0, clicks: 0, told: 0 };
  const end = Date.now() + MINUTES * 60_000;
  const soak: Soak = {
    browser, url: world.url, releases, roll: dice(), counts, isOver: () => Date.now() > end || failures.length > 100,
    fail(what) {
      failures.push(what);
      tell(`FAILED ${what}`);
    },
  };
  const visitors = [...VISITORS.map((email) => visit(soak, email)), keepTyping(soak, TYPING)];
  while (!soak.isOver()) {
    // What is withdrawn is not away for long.
    await new Promise((resolve) => setTimeout(resolve, releases.now.live === null ? Math.min(15_000, EVERY_MS) : EVERY_MS));
    if (soak.isOver()) break;
    await releases.step().then(tell, (error: Error) => soak.fail(`a step: ${error.message}`));
  }
  await Promise.all(visitors);
  releases.remove();
  const { steps, said, slowestMs } = releases;
  tell(JSON.stringify({ minutes: MINUTES, steps, ...said, slowestMs, ...counts, failures: failures.length }));
  for (const { log } of world.processes) expect(log).not.toMatch(/"level":60/);
  expect(failures).toEqual([]);
  expect(steps).toBeGreaterThan(MINUTES / 2);
  expect(Math.min(counts.loads, counts.told)).toBeGreaterThan(0);
}, (MINUTES + 10) * 60_000);
