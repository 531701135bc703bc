import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Logger } from '../process/log';
import type { ObjectStore } from './object-store';
import type { ObjectStoreConfig } from './object-store-config';
import { createStoreFailures, isAbsent } from './store-failures';

/** Nobody waits longer for the store to answer; what is on its way may take its time as long as it moves. */
const PATIENCE = { connectionTimeout: 3_000, socketTimeout: 20_000 };
/** Who reads slowly keeps a line to the store: there are as many as there are readers. */
const AGENT = { keepAlive: true, maxSockets: 1_000 };

/** A bucket of any store that speaks as S3 does. @param now what links are good from; the library sees to the clock of its own requests */
export function s3ObjectStore(config: ObjectStoreConfig, log: Logger, now: () => Date): ObjectStore {
  const clientAt = (endpoint: string | null) => new S3Client({
    region: config.region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: config.pathStyle,
    ...(config.keys && { credentials: config.keys }),
    maxAttempts: 3,
    requestHandler: { ...PATIENCE, httpAgent: AGENT, httpsAgent: AGENT },
    // The signature has the digest of what is sent; trailers besides are more than many stores know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const client = clientAt(config.endpoint);
  const forBrowsers = config.publicEndpoint === null ? null : clientAt(config.publicEndpoint);
  const failed = createStoreFailures(log);
  const at = (key: string) => {
    // Of ours: whatever a key is made of, it stays below the prefix.
    if (!/^[A-Za-z0-9._@~+-]+(?:\/[A-Za-z0-9._@~+-]+)*$/.test(key) || key.split('/').some((part) => /^\.+$/.test(part)))
      throw new Error(`No key: ${JSON.stringify(key.slice(0, 80))}`);
    return { Bucket: config.bucket, Key: config.prefix + key };
  };

  async function open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const asked = at(key);
    try {
      const { Body } = await client.send(new GetObjectCommand({ ...asked, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }));
      return Body as Readable;
    } catch (error) {
      throw failed('read', key, error);
    }
  }

  return {
    open,
    async put(key, bytes) {
      const asked = at(key);
      try {
        // A type of its own for nothing: what a file is, says the row that it belongs to.
        await client.send(new PutObjectCommand({ ...asked, Body: bytes, ContentLength: bytes.length, ContentType: 'application/octet-stream' }));
      } catch (error) {
        throw failed('write', key, error);
      }
    },
    async whole(key) {
      const body = await open(key).catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
      if (body === null) return null;
      try {
        return await buffer(body);
      } catch (error) {
        throw failed('read', key, error);
      }
    },
    async size(key) {
      const asked = at(key);
      try {
        return (await client.send(new HeadObjectCommand(asked))).ContentLength ?? 0;
      } catch (error) {
        const told = failed('look', key, error);
        if (isAbsent(told)) return null;
        throw told;
      }
    },
    async remove(key) {
      const asked = at(key);
      try {
        await client.send(new DeleteObjectCommand(asked));
      } catch (error) {
        const told = failed('remove', key, error);
        if (!isAbsent(told)) throw told;
      }
    },
    async link(key, { disposition, type, seconds }) {
      if (forBrowsers === null) return null;
      const command = new GetObjectCommand({
        ...at(key), ResponseContentDisposition: disposition, ResponseContentType: type, ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(forBrowsers, command, { expiresIn: seconds, signingDate: now() });
    },
    close() {
      client.destroy();
      forBrowsers?.destroy();
    },
  };
}
