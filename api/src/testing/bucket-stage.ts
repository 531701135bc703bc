import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { ObjectStoreConfig } from '../object-store/object-store-config';

/** An object store on this machine, whose bucket outlives that it is away for a while. */
export class BucketStage {
  private readonly folder = mkdtempSync(join(tmpdir(), 'heartwood-s3-'));
  private server: S3rver | null = null;
  private port = 0;

  /** Where it is, to be called after `start`. */
  get config(): ObjectStoreConfig {
    return {
      bucket: 'heartwood', endpoint: this.origin, region: 'us-east-1', keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      pathStyle: true, prefix: 'tests/', publicEndpoint: null,
    };
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** At the same address as before. */
  async start(): Promise<this> {
    this.server = new S3rver({
      port: this.port, address: '127.0.0.1', silent: true, directory: this.folder, configureBuckets: [{ name: 'heartwood' }],
    });
    this.port = (await this.server.run()).port;
    return this;
  }

  /** From now on nobody answers there. */
  async goAway(): Promise<void> {
    await this.server?.close();
    this.server = null;
  }

  async end(): Promise<void> {
    await this.goAway();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
