import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contractRules } from '../publish/contract-rules.mjs';
import { root } from '../root.mjs';
import { changeProblems, digestsOf, leastVersion, sectionOf } from './change-rules.mjs';

const one = { entry: './kit', name: 'useShell', text: 'export declare function useShell(): Shell;' };
const other = { entry: './domain', name: 'isEmail', text: 'export declare function isEmail(text: string): boolean;' };
const stand = (change) => ({
  name: '@heartwood/client-kit', version: '1.2.0', declarations: [one, other], changelog: '# Changes\n\n## 1.2.0\n- First.\n',
  released: { version: '1.2.0', declarations: digestsOf([one, other]) }, ...change,
});
const third = { ...one, name: 'useMore' };
const changed = { ...one, text: 'export declare function useShell(): Shell | null;' };

describe('what squads see of a package', () => {
  it.each([
    ['needs no word where it is as it was', {}, []],
    ['needs a section for its version', { version: '1.2.1' }, ['@heartwood/client-kit 1.2.1: its CHANGELOG.md has no section "## 1.2.1"']],
    [
      'needs a version above the last one when it changes', { declarations: [changed, other] },
      [expect.stringMatching(/`\.\/kit useShell`\); the version has to be 1\.2\.1 or later/)],
    ],
    ['needs a minor when something is added', { declarations: [one, other, third] }, [expect.stringContaining('has to be 1.3.0 or later')]],
    ['needs a major when something is gone', { declarations: [one] }, [expect.stringContaining('has to be 2.0.0 or later')]],
    [
      'needs each name in its section', { declarations: [changed, other, third], version: '1.3.0', changelog: '# Changes\n\n## 1.3.0\n- `useMore`.\n' },
      ['@heartwood/client-kit 1.3.0: its CHANGELOG.md says nothing of `useShell`'],
    ],
    [
      'is fine when that is said', { declarations: [changed, other, third], version: '1.3.0', changelog: '# C\n\n## 1.3.0\n- `useMore`, `useShell`.\n\n## 1.2.0\n- First.\n' },
      [],
    ],
  ])('%s', (_, change, problems) => {
    expect(changeProblems(stand(change))).toEqual(problems);
  });

  it.each([
    ['the protocol keeps what it promised', [other], '2.0.0'],
    ['a rule that is compiled in may go', [one], '1.2.1'],
    ['what is added is no minor of the protocol', [one, other, third], '1.2.1'],
  ])('of the contract %s', (_, declarations, least) => {
    expect(leastVersion(stand({ name: '@heartwood/contract', declarations }))).toBe(least);
  });

  it('a section ends where the next one begins', () => {
    expect(sectionOf('# C\n\n## 1.1.0\n- b\n\n## 1.0.0\n- a\n', '1.1.0')).toBe('- b\n');
  });
});

it('of every minor of the contract the bytes of a remote are kept, of the present one too', async () => {
  const { CONTRACT } = await contractRules();
  const [major, minor] = CONTRACT.split('.');
  const kept = readdirSync(join(root, 'e2e', 'frozen')).filter((file) => file.endsWith('.tgz'));
  // Where this fails, the contract's minor was raised: `npm run freeze-contract`, and commit the file.
  expect(kept.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual(
    Array.from({ length: Number(minor) + 1 }, (_, each) => `${major}.${each}.tgz`),
  );
});
