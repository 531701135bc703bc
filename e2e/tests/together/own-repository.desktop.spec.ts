import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { documentedCommands } from '../../server/documented-commands.mjs';
import { OwnRepository } from '../../server/own-repository.mjs';
import { root } from '../../../tools/src/root.mjs';
import { freePort } from '../../../tools/src/test/free-port.mjs';
import { slowness } from '../../slowness';
import { expect, signIn, test } from '../fixture';

const OPERATOR_TOKEN = 'the operator of this very journey, in words';
test.use({ productEnv: { OPERATOR_TOKEN, ALLOW_REMOTE_OVERRIDES: 'on' } });
test.describe.configure({ timeout: 600_000 * slowness });

const list = 'src/features/people/people-list.tsx';

let repository: OwnRepository;
test.beforeAll(async () => {
  repository = await OwnRepository.make();
});
test.afterAll(() => repository.remove());

test('the commands of docs/squads.md lead from an empty folder to a page that keeps its state, a signed release, a canary, an override and the gallery', async (
  { page, newPerson, ownProduct },
) => {
  const begun = Date.now();
  const [create = '', dev = '', prove = '', keys = '', release = '', canary = '', promote = '', branch = '', ...more] =
    documentedCommands('In a repository of your own');
  expect(more, 'blocks of commands that are not run here').toEqual([]);

  await repository.say(create);
  const port = await freePort();
  const there = `http://localhost:${port}`;
  expect(await repository.serve(dev, /mf-manifest\.json/, port)).toContain(`${there}/mf-manifest.json`);

  await test.step('an edit keeps what is typed', async () => {
    await page.goto(there);
    await page.getByRole('button', { name: 'Change the position of Jonas Lindqvist' }).click();
    await page.getByRole('textbox', { name: 'Position' }).fill('Chief of');
    repository.edit(list, 'No position', 'Nothing yet');
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Position' })).toHaveValue('Chief of');
  });

  expect(await repository.say(prove)).toMatch(/harbour 1\.0\.0-[0-9a-f]{8} lies in dist\.$/);
  await repository.say(keys);
  const said = execFileSync(process.execPath, [
    join(root, 'tools/bin/admin.mjs'), 'squad-token', 'Harbour', '--remotes', 'harbour', '--key', join(repository.base, 'squad.pub.pem'),
  ], { cwd: root, env: { ...process.env, ...ownProduct.env, OPERATOR_TOKEN }, encoding: 'utf8' });
  const words = { 'https://heartwood.example': ownProduct.url, 'hwr_…': said.trim().split('\n').at(-1) ?? '' };

  // With the token alone, and with a key of somebody else's.
  await expect(repository.say(release.replace(/^export SQUAD_KEY.*$/m, 'export SQUAD_KEY='), words)).rejects.toThrow(/sign/);
  await repository.say('openssl genpkey -algorithm ed25519 -out ../other.pem');
  await expect(repository.say(release.replace('squad.pem', 'other.pem'), words)).rejects.toThrow(/sign/);
  expect(await repository.say(release, words)).toMatch(/harbour 1\.0\.0-[0-9a-f]{8} is live\.$/);

  const tried = await repository.say(canary, words);
  const [, version = ''] = /harbour (1\.1\.0-[0-9a-f]{8}) goes to 10 %/.exec(tried) ?? [];
  expect(tried).toMatch(new RegExp(`${version} .* canary 10 %  \\(Harbour, Ada\\)`));
  expect(tried).toMatch(/\d+ tests passed/);
  await repository.say(promote, words);
  process.stdout.write(`docs/squads.md, from an empty folder to a canary that is promoted: ${Math.round((Date.now() - begun) / 1000)} s\n`);

  const ofBranch = await repository.say(branch, words);
  expect(ofBranch).toMatch(/harbour 1\.1\.1-[0-9a-f]{8} is in the environment of spring: http.*\/app\?preview=/);
  expect(ofBranch).toMatch(/harbour 1\.1\.1-[0-9a-f]{8} is not in the environment of spring any more\./);
  expect(ofBranch).toContain(`harbour follows main, from ${version} on.`);

  const founder = await newPerson();
  await test.step('everybody has it, and its operations are answered', async () => {
    await signIn(founder, ownProduct.url, 'founder@loopcrate.example');
    await founder.getByRole('link', { name: 'Harbour', exact: true }).first().click();
    await expect(founder.getByRole('heading', { level: 1, name: 'Harbour', exact: true })).toBeVisible();
    await expect(founder.locator(`[data-remote="harbour"][data-version="${version}"]`)).toBeVisible();
    await founder.getByRole('button', { name: 'Change the position of Helen Brandt' }).click();
    await founder.getByRole('textbox', { name: 'Position' }).fill('Mentor');
    await founder.getByRole('button', { name: 'Save' }).click();
    await expect(founder.getByRole('list', { name: 'People' })).toContainText('Mentor');
  });

  await test.step('an override shows the working copy in the deployed shell, each edit anew, until Reset', async () => {
    await founder.goto(`${ownProduct.url}/status`);
    await founder.getByLabel('Remote', { exact: true }).selectOption('harbour');
    await founder.getByLabel('Address of mf-manifest.json').fill(`${there}/mf-manifest.json`);
    await founder.getByLabel('Address of mf-manifest.json').press('Enter');
    await expect(founder.getByText('Overridden: harbour')).toBeVisible();
    repository.edit(list, '>Harbour</H1>', '>Harbour at work</H1>');
    await founder.goto(`${ownProduct.url}/app/harbour`);
    await expect(founder.getByText('Overridden: harbour')).toBeVisible();
    await expect(founder.getByRole('heading', { level: 1, name: 'Harbour at work' })).toBeVisible();
    repository.edit(list, 'Harbour at work', 'Harbour at night');
    await expect(founder.getByRole('heading', { level: 1, name: 'Harbour at night' })).toBeVisible();
    await founder.getByRole('button', { name: 'Reset' }).click();
    await expect(founder.getByRole('heading', { level: 1, name: 'Harbour', exact: true })).toBeVisible();
    await expect(founder.getByText('Overridden: harbour')).toBeHidden();
  });

  await test.step('a command opens the gallery of the installed shared-ui', async () => {
    const shown = await freePort();
    await repository.serve('npx heartwood-remote gallery', /localhost/, shown);
    await page.goto(`http://localhost:${shown}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await page.getByRole('button', { name: 'Modal', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
