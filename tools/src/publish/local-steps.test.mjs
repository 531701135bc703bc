import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePointers } from '../releases/pointer-file.mjs';
import { localSteps } from './local-steps.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-local-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pointers = { schema: 1, remotes: [], releases: {}, history: [], marks: {}, previews: {}, frozen: null };

it('takes steps in a folder that counts, and none in the copy of a bucket', async () => {
  writePointers(folder, pointers);
  expect(await localSteps(folder).list()).toEqual({ frozen: null, remotes: [], environments: [] });
  writePointers(folder, { ...pointers, revision: 7 });
  expect(() => localSteps(folder)).toThrow('a copy of those in the bucket: name the running deployment with --to');
});
