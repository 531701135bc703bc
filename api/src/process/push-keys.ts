import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush, { type VapidKeys } from 'web-push';
import type { Config } from './config';
import { keepOnce } from './keep-once';

/**
 * What push services know this product by: of the environment, or made once and kept in the data folder. Browsers are subscribed
 * with it, so with another one they have to subscribe anew. Processes on several machines must be given the same.
 */
export async function pushKeys({ pushKeys: given, dataDir }: Pick<Config, 'pushKeys' | 'dataDir'>): Promise<VapidKeys> {
  if (given !== null) return given;
  const path = join(dataDir, 'push-keys.json');
  const kept = await read(path);
  if (kept !== null) return kept;
  await keepOnce(path, JSON.stringify(webPush.generateVAPIDKeys()));
  const made = await read(path);
  if (made === null) throw new Error(`${path} holds no keys.`);
  return made;
}

async function read(path: string): Promise<VapidKeys | null> {
  try {
    const { publicKey, privateKey } = JSON.parse(await readFile(path, 'utf8')) as Partial<VapidKeys>;
    return typeof publicKey === 'string' && typeof privateKey === 'string' ? { publicKey, privateKey } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} can not be read.`, { cause: error });
  }
}
