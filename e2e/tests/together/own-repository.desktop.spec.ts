import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { OwnRepository } from '../../server/own-repository.mjs';
import { root } from '../../../tools/src/root.mjs';
import { expect, signIn, test } from '../fixture';

const OPERATOR_TOKEN = 'the operator of this very journey, in words';
test.use({ productEnv: { OPERATOR_TOKEN } });

let repository: OwnRepository;
test.beforeAll(async () => {
  repository = await OwnRepository.make();
});
test.afterAll(() => repository.remove());

test('a remote of a repository of its own is built from packed packages, tested, published with the squad’s token, and opened', async (
  { page, ownProduct },
) => {
  await repository.remote(['codegen']);
  const [built] = await Promise.all([repository.remote(['build']), repository.types()]);
  expect(built).toMatch(/^harbour 1\.0\.0-[0-9a-f]{8} lies in dist\.$/);
  // The same sources are the same version, wherever they lie and whatever was built before.
  const [, version] = built.split(' ');

  const said = execFileSync(process.execPath, [join(root, 'tools/bin/admin.mjs'), 'squad-token', 'Harbour', '--remotes', 'harbour'], {
    cwd: root, env: { ...process.env, ...ownProduct.env, OPERATOR_TOKEN }, encoding: 'utf8',
  });
  const SQUAD_TOKEN = said.trim().split('\n').at(-1) ?? '';
  const there = ['--to', ownProduct.url, '--token-env', 'SQUAD_TOKEN'];
  await expect(repository.remote(['publish', ...there], { SQUAD_TOKEN: 'hwr_nobody' })).rejects.toThrow(/ended with 1/);
  expect(await repository.remote(['publish', ...there, '--by', 'Ada', '--commit', 'c0ffee'], { SQUAD_TOKEN }))
    .toBe(`harbour ${version} is live.`);
  const list = await repository.remote(['list', ...there], { SQUAD_TOKEN });
  expect(list).toContain('Harbour, Ada, c0ffee');
  expect(list).toMatch(/\d+ tests passed/);

  await signIn(page, ownProduct.url, 'founder@loopcrate.example');
  await page.getByRole('link', { name: 'Harbour', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
  await expect(page.locator(`[data-remote="harbour"][data-version="${version}"]`)).toBeVisible();
  // Its operations are answered, and what it sends is kept.
  await page.getByRole('button', { name: 'Change the position of Helen Brandt' }).click();
  await page.getByRole('textbox', { name: 'Position' }).fill('Mentor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'People' })).toContainText('Mentor');
});
