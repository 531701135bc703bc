import type { ObjectStore } from './object-store';
import type { ObjectStoreConfig } from './object-store-config';
import type { Logger } from '../process/log';

/** Loaded where a bucket is named, and nowhere else: most processes need none of it. */
export async function openObjectStore(config: ObjectStoreConfig, log: Logger, now = () => new Date()): Promise<ObjectStore> {
  const { s3ObjectStore } = await import('./s3-object-store');
  return s3ObjectStore(config, log, now);
}
