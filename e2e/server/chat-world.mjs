import { randomUUID } from 'node:crypto';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { startRedis } from '../../tools/src/test/real-redis.mjs';
import { ApiClient } from './api-client.mjs';
import { ApiProcess } from './api-process.mjs';
import { ChatMember } from './chat-member.mjs';
import { AUTH_SECRET, makePeople } from './chat-people.mjs';
import { oneAddress } from './one-address.mjs';

/** @typedef {(processes: readonly ApiProcess[]) => Promise<{ port: number, close: () => Promise<void> }>} Front */

/** @type {Front} */
const whoeverRuns = (processes) => oneAddress(() => processes.filter(({ isRunning }) => isRunning).map(({ port }) => port));

/** Several API processes behind one address, on a PostgreSQL and a Redis of their own, with people in one channel. */
export class ChatWorld {
  /**
   * @param {{ processes: number, people: number, env?: Record<string, string>, front?: Front }} size `env` for each process, beside its
   *   services; `front` is the one address, and one that hands connections to whoever runs unless told
   * @returns {Promise<ChatWorld>}
   */
  static async start({ processes, people, env = {}, front = whoeverRuns }) {
    const world = new ChatWorld();
    try {
      await world.#open({ processes, people, env, front });
      return world;
    } catch (error) {
      // What is left running would keep the test run alive.
      await world.end();
      throw error;
    }
  }

  /** @param {{ processes: number, people: number, env: Record<string, string>, front: Front }} size */
  async #open({ processes, people, env: more, front }) {
    this.postgres = await startPostgres();
    this.redis = await startRedis();
    if (!this.postgres || !this.redis) throw new Error('This needs PostgreSQL and Redis: install them, or let the test run install them.');
    const env = { DATABASE_URL: this.postgres.url, REDIS_URL: this.redis.url, AUTH_SECRET, ...more };
    for (let index = 0; index < processes; index += 1) this.processes.push(await ApiProcess.start(env));
    this.address = await front(this.processes);
    this.url = `http://127.0.0.1:${this.address.port}`;
    this.people = await makePeople(this.postgres.url, people);
    this.channelId = await this.makeChannel();
  }

  constructor() {
    /** @type {ApiProcess[]} */
    this.processes = [];
    /** @type {{ userId: string, token: string }[]} */
    this.people = [];
    /** @type {ChatMember[]} */
    this.members = [];
    this.url = '';
    this.channelId = '';
    /** @type {Awaited<ReturnType<typeof startPostgres>>} */
    this.postgres = null;
    /** @type {Awaited<ReturnType<typeof startRedis>>} */
    this.redis = null;
    /** @type {Awaited<ReturnType<typeof oneAddress>> | null} */
    this.address = null;
  }

  /** A CLOSE channel of the first person with all others in it. */
  async makeChannel() {
    const [creator, ...others] = this.people;
    if (!creator) throw new Error('nobody is there');
    const id = randomUUID();
    const client = new ApiClient(this.url, creator.token);
    const { createChannel } = /** @type {{ createChannel: { error: { message: string } | null } }} */ (await client.graphql(
      'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { message } } }',
      { input: { id, name: 'Depot', type: 'CLOSE', participantIds: others.map(({ userId }) => userId) } },
    ));
    if (createChannel.error) throw new Error(createChannel.error.message);
    return id;
  }

  /**
   * Everybody connects, each to the process that comes next or to the one given.
   * @param {(index: number) => string} [urlOf]
   */
  async gather(urlOf = () => this.url) {
    this.members = this.people.map((person, index) => new ChatMember(urlOf(index), person, this.channelId));
    for (const member of this.members) member.connect();
    await this.until(() => this.members.every(({ isLive }) => isLive));
  }

  /** @param {() => boolean | Promise<boolean>} look @param {number} [ms] */
  async until(look, ms = 20_000) {
    const deadline = Date.now() + ms;
    while (!(await look())) {
      if (Date.now() > deadline) throw new Error(`It did not happen within ${ms} ms: ${look.toString()}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async end() {
    for (const member of this.members) member.leave();
    await this.address?.close();
    await Promise.all(this.processes.map((each) => each.remove()));
    await this.redis?.stop();
    await this.postgres?.stop();
  }
}
