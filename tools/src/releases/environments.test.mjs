import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLines } from '../publish/list-lines.mjs';
import { endBranch } from './environments.mjs';
import { listReleases } from './list-releases.mjs';
import { changePointers, readPointers } from './pointer-file.mjs';
import { previewOf } from './previews.mjs';
import { pruneRemote } from './prune.mjs';
import { releaseVersion } from './release-version.mjs';
import { followBranch } from './rule-pointers.mjs';

const ROSES = 'fix/roses';
let remotesDir;
const publish = async (name, version, order = {}) => {
  mkdirSync(join(remotesDir, name, version), { recursive: true });
  const manifest = { name, contract: '1.0', pages: [], slots: [], menu: [] };
  return (await releaseVersion({ remotesDir, manifest, version, integrity: 'sha384-AAAA', ...order })).preview;
};
const open = (key) => {
  const shown = previewOf(readPointers(remotesDir), key);
  return shown && `${shown.branch}: ${shown.remotes.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
};
const environments = () => listReleases(readPointers(remotesDir)).environments;

beforeEach(async () => {
  remotesDir = mkdtempSync(join(tmpdir(), 'environments-'));
  for (const name of ['garden', 'orchard', 'shed']) {
    await publish(name, '1');
    await followBranch(name, { remotesDir, branch: 'main' });
  }
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

it('a branch has one link, with the newest build of each remote that has one, and what is live of the others', async () => {
  const link = await publish('garden', '2', { branch: ROSES });
  expect(open(link)).toBe('fix/roses: garden 2, orchard 1, shed 1');
  expect(await publish('orchard', '2', { branch: ROSES })).toBe(link);
  expect(await publish('garden', '3', { branch: ROSES })).toBe(link);
  await publish('shed', '2');
  expect(open(link)).toBe('fix/roses: garden 3, orchard 2, shed 2');
  const other = await publish('garden', '4', { branch: 'fix/weeds' });
  expect([open(other), open(link)]).toEqual(['fix/weeds: garden 4, orchard 1, shed 2', 'fix/roses: garden 3, orchard 2, shed 2']);
});

it('a build whose tests did not pass is not what the branch shows, and has a link of its own', async () => {
  const link = await publish('garden', '2', { branch: ROSES });
  const own = await publish('garden', '3', { branch: ROSES, untested: 'In a hurry' });
  expect(own).not.toBe(link);
  expect([open(link), open(own)]).toEqual(['fix/roses: garden 2, orchard 1, shed 1', 'undefined: garden 3, orchard 1, shed 1']);
});

it('it is listed with its link, and a build says of which branch it is', async () => {
  const link = await publish('garden', '2', { branch: ROSES });
  expect(environments()).toEqual([{ branch: ROSES, key: link, at: expect.any(String), remotes: [{ name: 'garden', version: '2' }] }]);
  const lines = listLines(listReleases(readPointers(remotesDir)));
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`branch fix/roses .*/app\\?preview=${link} {2}garden 2$`)));
  expect(lines).toContainEqual(expect.stringMatching(/2 .* preview of fix\/roses/));
});

it('it goes with the last remote that is taken out of it', async () => {
  const link = await publish('garden', '2', { branch: ROSES });
  await publish('orchard', '2', { branch: ROSES });
  expect(await endBranch('garden', { remotesDir, branch: ROSES })).toEqual({ version: '2', branch: ROSES });
  expect(open(link)).toBe('fix/roses: garden 1, orchard 2, shed 1');
  await endBranch('orchard', { remotesDir, branch: ROSES });
  expect([open(link), environments()]).toEqual([null, []]);
  await expect(endBranch('garden', { remotesDir, branch: ROSES })).rejects.toThrow('garden has no build of fix/roses.');
});

it('it goes when nobody has built anything of it for fourteen days', async () => {
  const [old, link] = [await publish('garden', '2', { branch: ROSES }), await publish('garden', '3', { branch: 'fix/weeds' })];
  const fifteenDaysAgo = new Date(Date.now() - 15 * 24 * 3600 * 1000).toISOString();
  await changePointers(remotesDir, (pointers) => { pointers.environments[ROSES].at = fifteenDaysAgo; });
  await pruneRemote('garden', { remotesDir });
  expect([open(old), open(link)]).toEqual([null, 'fix/weeds: garden 3, orchard 1, shed 1']);
});

it('a build of it that becomes live is not in it any more', async () => {
  const link = await publish('garden', '2', { branch: ROSES });
  await publish('garden', '2');
  expect([open(link), readPointers(remotesDir).remotes[0].version]).toEqual([null, '2']);
});
