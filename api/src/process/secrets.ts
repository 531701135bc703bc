import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/** The first signs access tokens, all of them verify. */
export type AuthSecrets = readonly [string, ...string[]];

/**
 * AUTH_SECRET, or one that is made once and kept in the data folder, and those that are accepted besides.
 * Processes on several machines must be given the same AUTH_SECRET.
 */
export async function authSecrets(config: Config): Promise<AuthSecrets> {
  const [signing, ...others] = config.authSecret === null ? await keptSecrets(config) : [config.authSecret];
  return [signing, ...others, ...config.acceptedSecrets];
}

async function keptSecrets(config: Config): Promise<AuthSecrets> {
  const path = join(config.dataDir, 'secrets.json');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const kept = await read(path);
  if (kept !== null) return kept;
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(JSON.stringify({ authSecret: randomBytes(48).toString('base64url') }));
  await file.sync();
  await file.close();
  // link fails when another process was first; then its secret counts.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  const made = await read(path);
  if (made === null) throw new Error(`${path} holds no authSecret.`);
  return made;
}

interface SecretsFile {
  authSecret?: unknown;
  /** Those that signed before; `npm run rotate-secret` puts them here. Absent in files of earlier releases. */
  acceptedSecrets?: readonly { secret?: unknown }[];
}

async function read(path: string): Promise<AuthSecrets | null> {
  try {
    const { authSecret, acceptedSecrets = [] } = JSON.parse(await readFile(path, 'utf8')) as SecretsFile;
    return isSecret(authSecret) ? [authSecret, ...acceptedSecrets.map(({ secret }) => secret).filter(isSecret)] : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} can not be read.`, { cause: error });
  }
}

const isSecret = (value: unknown): value is string => typeof value === 'string' && value.length >= 32;
