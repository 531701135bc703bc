import type * as TestServers from './test-server';
import { BucketStage } from './bucket-stage';

type Servers = typeof TestServers;

let started = 0;

/** How many servers began so: a test of other tests says that they did. */
export const startedInBuckets = () => started;

/** The same servers with uploads and releases in a bucket: for tests of promises that hold wherever the bytes lie. */
export function inBucket(actual: Servers): Servers {
  return {
    ...actual,
    async startTestServer(options = {}) {
      const bucket = await new BucketStage().start();
      const config = {
        ...options.config, objectStore: bucket.config, filesIn: 'bucket' as const, releasesIn: 'bucket' as const, shellDist: '/nowhere',
      };
      const server = await actual.startTestServer({ ...options, config });
      started += 1;
      const { close } = server;
      server.close = async () => {
        await close();
        await bucket.end();
      };
      return server;
    },
  };
}
