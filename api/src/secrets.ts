import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/**
 * What access tokens are signed with: AUTH_SECRET, or one that is made once and kept in the data folder.
 * Processes on several machines must be given the same AUTH_SECRET.
 */
export async function authSecret(config: Config): Promise<string> {
  if (config.authSecret !== null) return config.authSecret;
  const path = join(config.dataDir, 'secrets.json');
  await mkdir(config.dataDir, { recursive: true });
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
  const secret = await read(path);
  if (secret === null) throw new Error(`${path} holds no authSecret.`);
  return secret;
}

async function read(path: string): Promise<string | null> {
  try {
    const { authSecret: secret } = JSON.parse(await readFile(path, 'utf8')) as { authSecret?: unknown };
    return typeof secret === 'string' && secret.length >= 32 ? secret : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} can not be read.`, { cause: error });
  }
}
