import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolders } from '../workspaces.mjs';
import { claimProblems, moduleProblems } from '../releases/release-problems.mjs';
import { contractRules } from './contract-rules.mjs';
import { readManifest } from './read-manifest.mjs';
import { readModule } from './read-module.mjs';

const entry = (id, path) => ({ id, label: id, icon: 'overview', path, area: 'business', order: 1 });
const growth = {
  name: 'growth', contract: '1.0', version: '1', entry: '/remotes/growth/1/mf-manifest.json', integrity: `sha384-${'A'.repeat(64)}`,
  pages: [{ path: '/app/growth-framework', title: 'Growth' }], slots: [{ name: 'notes@1' }],
  menu: [entry('growth', '/app/growth-framework')],
};
const timeline = {
  name: 'timeline', contract: '1.0', pages: [{ path: '/app/timeline', title: 'Timeline' }], slots: [],
  menu: [entry('timeline', '/app/timeline')],
};
const whole = { contract: '1.0', hasPage: true, slots: [] };

let rules;
beforeAll(async () => {
  rules = await contractRules();
});

describe('a release beside what is live', () => {
  it.each([
    ['is fine with what is its own', {}, []],
    [
      'may not have another\'s path', { pages: [growth.pages[0]], menu: [] },
      ['page /app/growth-framework: /app/growth-framework is growth’s'],
    ],
    [
      'may not have a path below another\'s', { pages: [{ path: '/app/growth-framework/foundation', title: 'X' }], menu: [] },
      ['page /app/growth-framework/foundation: /app/growth-framework is growth’s'],
    ],
    [
      'may not have a page of the shell', { pages: [{ path: '/app/team', title: 'X' }], menu: [] },
      ['page /app/team: /app/team is the shell’s'],
    ],
    ['may not have another\'s slot', { slots: [{ name: 'notes@1' }] }, ['slot notes@1: it is growth’s']],
    ['may not have another\'s menu id', { menu: [entry('growth', '/app/timeline')] }, ['menu entry growth: growth has one of this id']],
    [
      'may not lead to another\'s page', { menu: [entry('timeline', '/app/growth-framework')] },
      ['menu entry timeline: /app/growth-framework is growth’s'],
    ],
  ])('%s', (_, change, problems) => {
    expect(claimProblems({ ...timeline, ...change }, [growth], rules)).toEqual(problems);
  });

  it('is not held against the remote\'s own last version', () => {
    expect(claimProblems(growth, [growth], rules)).toEqual([]);
  });
});

describe('a release\'s module', () => {
  it.each([
    ['may hold more than it promises', {}, { slots: ['other@1'] }, []],
    ['speaks no newer contract than the shell', { contract: '1.999' }, { contract: '1.999' }, [/^contract 1\.999: the shell speaks /]],
    ['speaks no other major', { contract: '9.0' }, { contract: '9.0' }, [/^contract 9\.0: the shell speaks /]],
    ['was built against what the manifest says', {}, { contract: '1.1' }, ['contract 1.0: its module says 1.1']],
    ['has the page', {}, { hasPage: false }, ['page /app/timeline: its module exports no page']],
    ['has the slots', { slots: [{ name: 'a@1' }, { name: 'b@1' }] }, { slots: ['b@1'] }, ['slot a@1: its module does not have it']],
  ])('%s', (_, change, module, problems) => {
    expect(moduleProblems({ ...timeline, ...change }, { ...whole, ...module }, rules)).toEqual(problems.map((one) => (
      one instanceof RegExp ? expect.stringMatching(one) : one
    )));
  });
});

describe('what is looked at before a release', () => {
  it.each(remoteFolders())('is true of %s', async (folder) => {
    const manifest = await readManifest(folder);
    expect(moduleProblems(manifest, await readModule(folder), rules)).toEqual([]);
  });

  it('is the module itself, evaluated apart from this process and for a while only', async () => {
    const base = mkdtempSync(join(tmpdir(), 'heartwood-module-'));
    const write = (text) => {
      mkdirSync(join(base, 'mfe-x', 'src'), { recursive: true });
      writeFileSync(join(base, 'mfe-x', 'src', 'remote.tsx'), text);
    };
    try {
      write(`globalThis.left = document.title; export const contract = '1.0'; export const slots = { ['a' + '@1']: {} };`);
      expect(await readModule('mfe-x', base)).toEqual({
        contract: '1.0', hasPage: false, slots: ['a@1'], effects: ['sets the global left'],
      });
      expect(globalThis).not.toHaveProperty('left');
      write(`throw new Error('not today');`);
      await expect(readModule('mfe-x', base)).rejects.toThrow('not today');
    } finally {
      rmSync(base, { recursive: true, force: true });
    }
  });
});
