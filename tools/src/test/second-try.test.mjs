import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summary } from './run-steps.mjs';
import { tellTried, tryAgain } from './second-try.mjs';

const failure = (name, report = 'expected 1') => ({ name, report });
let folder;
let list;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-flaky-'));
  list = join(folder, 'flaky.md');
  writeFileSync(list, '# Flaky\n\n| test | seen |\n|---|---|\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a test that failed', () => {
  it('has failed when it fails alone, too, with what it said then', async () => {
    const tried = await tryAgain([failure('a')], async () => [failure('a', 'expected 2')], list);
    expect(tried).toEqual({ failed: [failure('a', 'expected 2')], flaky: [] });
    expect(readFileSync(list, 'utf8')).not.toContain('| a |');
  });

  it('is flaky when it passes alone, and stands in the list from then on', async () => {
    const tried = await tryAgain([failure('a › b|c'), failure('d')], async () => [failure('d')], list);
    expect(tried.flaky).toEqual([failure('a › b|c')]);
    expect(readFileSync(list, 'utf8')).toMatch(/^\|---\|---\|\n\| a › b¦c \| \d{4}-\d\d-\d\d \|\n$/m);
    expect(tellTried(tried)).toContain('Flaky (passed when tried alone): a › b|c\nexpected 1');
  });

  it('fails the second time it is flaky', async () => {
    await tryAgain([failure('a')], async () => [], list);
    const { failed, flaky } = await tryAgain([failure('a')], async () => [], list);
    expect(flaky).toEqual([]);
    expect(failed[0].report).toMatch(/second time/);
    expect(readFileSync(list, 'utf8').match(/\| a \|/g)).toHaveLength(1);
  });

  it('is not tried again beside many others', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => failure(name));
    const { failed } = await tryAgain(many, () => Promise.reject(new Error('was run')), list);
    expect(failed).toEqual(many);
  });
});

describe('the end of a run', () => {
  const part = (more) => ({ name: 'unit', passed: 1, failed: 0, seconds: 2, ...more });

  it('says each part with its seconds, and the slowest ten', () => {
    const slowest = Array.from({ length: 12 }, (_, index) => ({ name: `t${index}`, seconds: index }));
    const text = summary([part({ slowest })]);
    expect(text).toContain('✓ unit  1 passed  (2.0 s)');
    expect(text.indexOf('t11')).toBeLessThan(text.indexOf('t10'));
    expect(text).not.toMatch(/ t1\b/);
  });

  it('repeats what failed, and what was flaky', () => {
    const text = summary([
      part({ failed: 1, report: 'expected 1' }), part({ name: 'journeys', report: 'Flaky (passed when tried alone): a' }),
      part({ name: 'quiet', report: 'chatter' }),
    ]);
    expect(text).toContain('✗ unit  1 passed, 1 failed  (2.0 s)');
    expect(text).toContain('    expected 1');
    expect(text).toContain('    Flaky (passed when tried alone): a');
    expect(text).not.toContain('chatter');
  });
});
