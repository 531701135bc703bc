import { join } from 'node:path';
import { openObjectStore } from '../../object-store/open-object-store';
import { StoreAway } from '../../object-store/store-failures';
import { ConfigError, type Config } from '../../process/config';
import type { Logger } from '../../process/log';
import { bucketFileStore } from './bucket-file-store';
import type { FileStore } from './file-store';
import { localFileStore } from './folder-file-store';
import { twoFileStores } from './two-file-stores';

/** Where the configuration keeps uploads. */
export async function openFileStore(
  config: Pick<Config, 'dataDir' | 'objectStore' | 'filesIn'>, log: Logger, now?: () => Date,
): Promise<FileStore> {
  const folder = localFileStore(join(config.dataDir, 'files'));
  if (config.objectStore === null || config.filesIn === 'folder') return folder;
  const bucket = bucketFileStore(await openObjectStore(config.objectStore, log, now));
  await requireUsable(bucket, config.objectStore.bucket);
  switch (config.filesIn) {
    case 'bucket': return bucket;
    case 'bucket-then-folder': return twoFileStores(bucket, folder, { folder, bucket });
    case 'folder-then-bucket': return twoFileStores(folder, bucket, { folder, bucket });
  }
}

/** Wrong keys and a bucket that is not there are told at the start; a store that is away is waited for (`/readyz`). */
async function requireUsable(bucket: FileStore, name: string): Promise<void> {
  try {
    await bucket.look();
  } catch (error) {
    const cause = error instanceof StoreAway ? error.cause as { name?: string; $metadata?: { httpStatusCode?: number } } : null;
    const status = cause?.$metadata?.httpStatusCode ?? 0;
    if (cause === null) throw error;
    if (status >= 400 && status < 500) throw new ConfigError(
      `The bucket ${name} of S3_BUCKET can’t be used: the store answers ${cause.name ?? ''} (${status}). Look at its name, its region and the rights of the key.`,
    );
  }
}
