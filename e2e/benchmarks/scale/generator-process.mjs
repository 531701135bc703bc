import { fork } from 'node:child_process';
import { join } from 'node:path';

/** One process of the load: it has a processor's time of its own, which is not the product's. */
export class GeneratorProcess {
  #next = 0;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();

  /** @param {string} original id of the company that everybody has a copy of */
  static async start(original) {
    const generator = new GeneratorProcess(original);
    await new Promise((resolve, reject) => generator.#waiting.set(0, { resolve, reject }));
    return generator;
  }

  /** @param {string} original */
  constructor(original) {
    this.child = fork(join(import.meta.dirname, 'generator.mjs'), { env: { ...process.env, ORIGINAL: original } });
    this.child.on('message', (/** @type {{ id: number, answer: any, error?: string }} */ { id, answer, error }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(error));
    });
    this.child.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('A process of the load ended.'));
    });
  }

  /** @param {'open' | 'listen' | 'heard' | 'close' | 'stream' | 'cpu'} act @param {object} [told] @returns {Promise<any>} */
  do(act, told = {}) {
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.child.send({ id, act, told });
    });
  }

  end() {
    this.child.disconnect();
  }
}
