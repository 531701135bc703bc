import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { root } from '../root.mjs';
import { serverFlags } from '../start/server-flags.mjs';

const file = (name) => join(root, 'docs', 'deploy', name);
const text = (name) => readFileSync(file(name), 'utf8');

/** A judge that is not installed here has judged elsewhere: what it says counts where it is. */
function judge(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 });
  return error?.code === 'ENOENT' ? null : { status, said: stdout + stderr };
}

test('the Dockerfile has nothing that its linter objects to, and ends as a user who owns nothing', () => {
  expect(validate(text('Dockerfile')).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  expect(text('Dockerfile')).toMatch(/\nUSER node\n/);
});

test.each(['heartwood.service', 'heartwood@.service'])('systemd takes %s', (unit) => {
  const judged = judge('systemd-analyze', ['verify', '--man=no', file(unit)]);
  // A machine that has no node at /usr/bin says so, which is no fault of the unit.
  const faults = judged?.said.split('\n').filter((line) => line.trim() !== '' && !/is not executable|Failed to (?:connect|create)/.test(line)) ?? [];
  expect(faults).toEqual([]);
});

test('the kustomization is one whole', () => {
  const judged = judge('kubectl', ['kustomize', file('kubernetes')]);
  if (judged === null) return;
  expect(judged.status).toBe(0);
  for (const kind of ['Namespace', 'ConfigMap', 'Service', 'PersistentVolumeClaim', 'Deployment', 'PodDisruptionBudget'])
    expect(judged.said).toContain(`kind: ${kind}`);
  expect(judged.said).toContain('image: registry.example/heartwood:1.0.0');
});

test('Prometheus takes the alert rules', () => {
  const judged = judge('promtool', ['check', 'rules', file('alerts.yaml')]);
  if (judged !== null) expect(judged).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
});

test('all of them start the product as npm start does', () => {
  for (const flag of serverFlags) for (const name of ['Dockerfile', 'heartwood.service', 'heartwood@.service']) expect(text(name)).toContain(flag);
});

test('all of them give a process more time to end than it drains', () => {
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(text('kubernetes/kustomization.yaml'))?.[1]);
  expect(Number(/terminationGracePeriodSeconds: (\d+)/.exec(text('kubernetes/deployment.yaml'))?.[1])).toBeGreaterThan(drain + 10);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(text('heartwood.service'))?.[1])).toBeGreaterThan(5 + 10);
});
