/**
 * What takes minutes by nature, as a command of its own: `npm run soak -- NAME`. The gate runs a share of each, with the same seed every
 * time.
 * @type {Record<string, { about: string, file: string, project?: string, share?: 'none', onPostgres?: true }>} the project of jest is
 *   `e2e-node` unless told; of a share `none` the gate does not even open the file; `onPostgres`: on a PostgreSQL where there is one, which
 *   takes a third of the embedded database's time
 */
export const soaks = {
  kills: { about: 'kill -9 of the product while people write', file: 'e2e/node/kill.test.ts' },
  cuts: { about: 'sockets, people and processes cut under a conversation', file: 'e2e/node/chat-cuts.test.ts' },
  feeds: {
    about: 'feeds of random people against a slow reader of the rule', file: 'api/src/modules/post/random-feeds.test.ts', project: 'api',
  },
  money: {
    about: 'histories of plans, payments and credits, cut and told in any way', file: 'api/src/process/random-money.test.ts',
    project: 'api', onPostgres: true,
  },
  notes: {
    about: 'a note in two tabs, offline and killed', file: 'mfe-growth/src/features/notes/random-tabs.dom.test.ts', project: 'mfe-growth',
  },
  'note-tabs': { about: 'the same in a real browser', file: 'e2e/node/note-tabs.test.ts', share: 'none' },
  releases: {
    about: 'a release every minute under people’s pages, SOAK_MINUTES of them (60)', file: 'e2e/node/release-soak.test.ts', share: 'none',
  },
};

/** Environment variable: the seed of a soak that runs whole. */
export const SOAK_SEED = 'SOAK_SEED';

/** @returns {string[]} test files that are left out of this run, because they are whole or nothing */
export function leftToSoaks() {
  if (process.env[SOAK_SEED] !== undefined) return [];
  return Object.values(soaks).filter(({ share }) => share === 'none').map(({ file }) => file);
}

/**
 * @param {number} whole how many rounds the soak has
 * @param {number} share how many of them the gate runs
 */
export function rounds(whole, share) {
  return process.env[SOAK_SEED] === undefined ? share : whole;
}

/** @returns {() => number} the numbers of this soak's seed, from 0 up to 1 and without it: the same ones in each run */
export function soakRandom() {
  let state = Number(process.env[SOAK_SEED] ?? 1) >>> 0;
  // Mulberry32 of Tommy Ettinger.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
