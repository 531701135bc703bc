import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';
import { keepOnce } from './keep-once';

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
  const kept = await read(path);
  if (kept !== null) return kept;
  await keepOnce(path, JSON.stringify({ authSecret: randomBytes(48).toString('base64url') }));
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
