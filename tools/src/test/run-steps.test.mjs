import { runLanes } from './run-steps.mjs';

it('lanes run side by side; in each one step follows the other, also after one that failed', async () => {
  const began = [];
  let release;
  const released = new Promise((resolve) => { release = resolve; });
  const step = (name, work) => ({ name, run: async () => { began.push(name); await work?.(); return { passed: 1, failed: 0 }; } });
  const parts = await runLanes([
    [step('waits', () => released), step('comes after it')],
    [step('breaks', () => Promise.reject(new Error('broken'))), step('lets it go on', () => release())],
  ]);
  expect(began).toEqual(['waits', 'breaks', 'lets it go on', 'comes after it']);
  expect(parts.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['waits', 1, 0], ['comes after it', 1, 0], ['breaks', 0, 1], ['lets it go on', 1, 0],
  ]);
});
