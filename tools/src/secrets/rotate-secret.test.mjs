import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateSecret } from './rotate-secret.mjs';

let folder = '';
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'heartwood-secrets-')); });
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kept = () => JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
const OLD = 'the secret that an earlier release has made';

it('signs with a new secret and goes on accepting the one of an earlier release', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ authSecret: OLD }));
  const { id, accepted } = rotateSecret(folder);
  expect(kept().authSecret).not.toBe(OLD);
  expect(kept().acceptedSecrets).toEqual([{ id: accepted[0], secret: OLD, retiredAt: expect.any(String) }]);
  expect(id).not.toBe(accepted[0]);
});

it('drops what was retired a day ago, and keeps what is younger', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ authSecret: OLD }));
  rotateSecret(folder, new Date('2026-01-01T00:00:00Z'));
  const second = kept().authSecret;
  rotateSecret(folder, new Date('2026-01-01T12:00:00Z'));
  expect(kept().acceptedSecrets.map(({ secret }) => secret)).toEqual([second, OLD]);
  const third = kept().authSecret;
  rotateSecret(folder, new Date('2026-01-02T06:00:00Z'));
  expect(kept().acceptedSecrets.map(({ secret }) => secret)).toEqual([third, second]);
});

it('makes the file where there is none, for its owner alone', () => {
  expect(rotateSecret(folder).accepted).toEqual([]);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});
