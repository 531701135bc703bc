import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownTests } from '../publish/own-tests.mjs';
import { isTestResult, testProblems, testWords } from './release-tests.mjs';

const tests = { command: 'npm test -w mfe-garden', passed: 12, failed: 0, at: '2026-11-28T05:00:00.000Z', commit: 'c0ffee' };

it.each([
  ['said nothing', undefined, undefined, ['it says nothing of its tests: --untested REASON releases it all the same']],
  ['passed', tests, undefined, []],
  ['failed', { ...tests, failed: 2 }, undefined, ['2 of its tests failed (npm test -w mfe-garden): --untested REASON releases it all the same']],
  ['were none', { ...tests, passed: 0 }, undefined, ['npm test -w mfe-garden has no test: --untested REASON releases it all the same']],
  ['failed, and somebody says why it goes out', { ...tests, failed: 2 }, 'The page is blank for everybody', []],
])('tests that %s', (_what, said, untested, problems) => expect(testProblems(said, untested)).toEqual(problems));

it('stand in the list', () => {
  expect([testWords({ tests }), testWords({ tests, untested: 'A blank page' }), testWords({})]).toEqual([
    '12 tests passed', 'untested: A blank page', '',
  ]);
});

it.each([[{ ...tests, passed: -1 }], [{ ...tests, command: 'a\nb' }], ['yes'], [{ ...tests, commit: 'x'.repeat(61) }], [null]])(
  'are not %j', (said) => expect(isTestResult(said)).toBe(false),
);

describe('the squad’s own', () => {
  let kept;
  beforeEach(() => {
    runs = 0;
    kept = mkdtempSync(join(tmpdir(), 'own-tests-'));
  });
  afterEach(() => rmSync(kept, { recursive: true, force: true }));
  let runs = 0;
  const saying = (numFailedTests) => async (_folder, file) => {
    runs += 1;
    writeFileSync(file, JSON.stringify({ numPassedTests: 3, numFailedTests, numRuntimeErrorTestSuites: 0 }));
  };

  it('are run once for a version that passed', async () => {
    const run = saying(0);
    expect(await ownTests('garden', '1', { run, kept })).toMatchObject({ command: 'npm test -w mfe-garden', passed: 3, failed: 0 });
    await ownTests('garden', '1', { run, kept });
    expect(runs).toBe(1);
    await ownTests('garden', '2', { run, kept });
    expect(runs).toBe(2);
  });

  it('are run again where they failed', async () => {
    const run = saying(1);
    expect(await ownTests('garden', '1', { run, kept })).toMatchObject({ failed: 1 });
    await ownTests('garden', '1', { run, kept });
    expect(runs).toBe(2);
    expect(existsSync(join(kept, 'garden-1.json'))).toBe(false);
  });
});
