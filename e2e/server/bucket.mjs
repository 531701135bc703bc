import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An object store on this machine, with a door in front of it that can hold what is written until somebody has been killed. */
export class Bucket {
  #folder = mkdtempSync(join(tmpdir(), 'heartwood-s3-'));
  #store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: this.#folder, configureBuckets: [{ name: 'heartwood' }] });
  /** @type {import('node:http').Server | null} */
  #door = null;
  /** Writes to keys with this in them are taken and not handed on, nor answered. @type {string | null} */
  holds = null;
  /** Keys of what is held. @type {string[]} */
  held = [];
  port = 0;
  #isAway = false;
  /** @type {Set<import('node:http').ServerResponse>} */
  #waiting = new Set();

  static async start() {
    const bucket = new Bucket();
    const { port } = await bucket.#store.run();
    bucket.#door = createServer((asked, answer) => {
      if (bucket.#isAway) {
        answer.destroy();
        return;
      }
      if (asked.method === 'PUT' && bucket.holds !== null && asked.url?.includes(bucket.holds)) {
        bucket.held.push(asked.url);
        bucket.#waiting.add(answer);
        return;
      }
      const on = request({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers }, (given) => {
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
      });
      on.on('error', () => answer.destroy());
      asked.pipe(on);
    });
    await new Promise((resolve) => { bucket.#door?.listen(0, '127.0.0.1', () => resolve(undefined)); });
    bucket.port = /** @type {import('node:net').AddressInfo} */ (bucket.#door.address()).port;
    return bucket;
  }

  /** @returns {Record<string, string>} what a product must know to keep its things here */
  get env() {
    return {
      S3_BUCKET: 'heartwood', S3_ENDPOINT: `http://127.0.0.1:${this.port}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER',
      RELEASES_IN: 'bucket',
    };
  }

  /** From now on whoever asks is cut off, and so is what is held. */
  goAway() {
    this.#isAway = true;
    for (const answer of this.#waiting) answer.destroy();
    this.#waiting.clear();
  }

  comeBack() {
    this.#isAway = false;
    this.holds = null;
    this.held = [];
  }

  /**
   * How many objects there are whose key begins so.
   * @param {string} prefix
   */
  count(prefix) {
    const objects = readdirSync(join(this.#folder, 'heartwood'), { recursive: true, encoding: 'utf8' });
    return objects.filter((path) => path.startsWith(prefix) && path.endsWith('_object')).length;
  }

  async remove() {
    this.#door?.closeAllConnections();
    this.#door?.close();
    await this.#store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
