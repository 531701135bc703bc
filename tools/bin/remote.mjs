// What a squad does with releases: in the folder of this machine, or with `--to` of a running deployment.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { distantSteps } from '../src/publish/distant-steps.mjs';
import { listLines } from '../src/publish/list-lines.mjs';
import { localSteps } from '../src/publish/local-steps.mjs';
import { checkoutFacts } from '../src/publish/operation-problems.mjs';
import { recordOperations } from '../src/releases/record-operations.mjs';
import { packRelease } from '../src/publish/pack-release.mjs';
import { branchEndedLine, followedLine, publishOrder, publishedLine } from '../src/publish/publish-order.mjs';
import { remotesDir } from '../src/publish/remotes-dir.mjs';
import { root } from '../src/root.mjs';
import { setLine } from '../src/publish/set-line.mjs';
import { brokenLines, versionFacts } from '../src/releases/kept-operations.mjs';

const usage = `npm run remote -- list
npm run remote -- publish NAME [--canary PERCENT | --preview | --branch BRANCH] [--untested REASON]
npm run remote -- follow NAME --branch BRANCH
npm run remote -- end-branch NAME --branch BRANCH
npm run remote -- promote NAME
npm run remote -- end-canary NAME [--reason WORDS]
npm run remote -- rollback NAME [--version VERSION] [--reason WORDS]
npm run remote -- withdraw NAME [--version VERSION --reason WORDS]
npm run remote -- deprecate NAME --version VERSION --until 2026-12-31 --reason WORDS
npm run remote -- prune NAME
npm run remote -- set NAME SETTING [VALUE]
npm run remote -- pack NAME --into FOLDER
npm run remote -- libraries
npm run remote -- check
npm run remote -- record
npm run remote -- freeze --reason WORDS
npm run remote -- thaw
All but pack, set, freeze and thaw take --to https://heartwood.example --token-env VARIABLE, and then publish takes --from FOLDER too,
and --key-env VARIABLE with the private key that it signs by.
All that change something take [--commit COMMIT] [--by PERSON].`;

const text = { type: /** @type {const} */ ('string') };
const flag = { type: /** @type {const} */ ('boolean') };
const { positionals, values } = parseArgs({ allowPositionals: true, options: {
  to: text, 'token-env': text, 'key-env': text, from: text, into: text, canary: text, preview: flag, version: text, until: text, reason: text, commit: text,
  by: text, untested: text, branch: text,
} });
const [command = '', name = '', setting = '', value = null] = positionals;
const { version, until, reason } = values;
const by = { ...(values.by && { person: values.by }), ...(values.commit && { commit: values.commit }) };
// Before there were deployments to name, `rollback` took its version by this word.
const isVersion = command === 'rollback' && values.to !== undefined && !/^https?:/.test(values.to);
/** @type {ReturnType<typeof localSteps> | ReturnType<typeof distantSteps>} */
let steps;
const target = version ?? (isVersion ? values.to : undefined);
const author = Object.keys(by).length > 0 ? { by } : {};
const because = reason ? { reason } : {};

/** @type {Record<string, { needs?: readonly ('version' | 'until' | 'reason' | 'into' | 'branch')[], run: () => Promise<string> }>} */
const onNames = {
  publish: { run: publish },
  promote: {
    async run() {
      const done = await steps.promote(name, author);
      return `${name} ${done.version} is live, after ${done.from}.`;
    },
  },
  'end-canary': {
    async run() {
      const done = await steps['end-canary'](name, { ...author, ...because });
      return `The canary ${done.ended} of ${name} is over; ${done.version} stays live.`;
    },
  },
  rollback: {
    async run() {
      const done = await steps.rollback(name, { ...author, ...because, ...(target && { to: target }) });
      return [`${name} went back from ${done.from} to ${done.version}.`, ...done.left.map((left) => `  left out, ${left}`)].join('\n');
    },
  },
  withdraw: {
    async run() {
      if (version && !reason) throw new Error('Say why: --reason WORDS');
      const done = await steps.withdraw(name, { ...author, ...because, ...(version && { version }) });
      return version
        ? `${name} ${done.version} is withdrawn: nobody goes back to it.`
        : `${name} ${done.version} is withdrawn; npm run remote -- publish ${name} brings it back.`;
    },
  },
  deprecate: {
    needs: ['version', 'until', 'reason'],
    async run() {
      await steps.deprecate(name, { ...author, version, until, reason });
      return `${name} ${version} is deprecated until ${until}.`;
    },
  },
  follow: {
    async run() {
      if (values.branch === undefined) throw new Error('Say which: --branch main, or --branch \'\' to end it.');
      return followedLine(name, await steps.follow(name, { ...author, branch: values.branch }));
    },
  },
  set: {
    async run() {
      const { before, isDeclared } = await steps.set(name, { ...author, name: setting, value });
      return setLine(name, { setting, value, before, isDeclared });
    },
  },
  'end-branch': {
    needs: ['branch'],
    run: async () => branchEndedLine(name, await steps['end-branch'](name, { ...author, branch: values.branch })),
  },
  prune: {
    async run() {
      const { pruned, kept } = await steps.prune(name, author);
      return `${pruned.length === 0 ? 'Nothing' : `${pruned.join(', ')} of ${name}`} is taken away; ${kept} versions stay.`;
    },
  },
  pack: {
    needs: ['into'],
    async run() {
      const packed = await packRelease(name, resolve(values.into ?? ''));
      return `${name} ${packed.version} lies in ${values.into}: npm run remote -- publish ${name} --from ${values.into} --to … sends it.`;
    },
  },
};

const onAll = {
  list: { needs: [], run: async () => listLines(await steps.list()).join('\n') },
  libraries: { needs: [], run: async () => (await steps.libraries()).join('\n') || 'No version says what it was built with.' },
  check: {
    needs: [],
    async run() {
      const facts = await versionFacts(await steps.operations(), checkoutFacts());
      const broken = brokenLines(facts);
      if (broken.length > 0) throw new Error(`The schema of this checkout would break what is out:\n  ${broken.join('\n  ')}`);
      return [`The schema of this checkout answers all ${facts.length} versions that are out.`, ...usedUp(facts)].join('\n');
    },
  },
  record: {
    needs: [],
    run: async () => `api/operations has the operations of ${recordOperations(await steps.operations(), join(root, 'api', 'operations'))} versions: commit it.`,
  },
  freeze: {
    needs: ['reason'],
    run: async () => {
      await steps.freeze(reason, values.by);
      return 'Publishing is frozen; npm run remote -- thaw ends that.';
    },
  },
  thaw: { needs: [], run: async () => ((await steps.thaw()) === null ? 'Publishing was not frozen.' : 'Publishing goes on.') },
};

try {
  steps = values.to === undefined || isVersion ? localSteps(remotesDir()) : distantSteps(values.to, tokenOf(), keyOf());
  const chosen = name ? onNames[command] : onAll[command];
  if (!chosen || positionals.length > (command === 'set' ? 4 : 2)) throw new Error(usage);
  const missing = (chosen.needs ?? []).filter((needed) => !values[needed]);
  if (missing.length > 0) throw new Error(`${command} needs ${missing.map((needed) => `--${needed}`).join(' and ')}.\n${usage}`);
  console.log(await chosen.run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function publish() {
  const order = publishOrder(values);
  const done = await steps.publish(name, { order: { ...order, ...author }, ...(values.from && { from: resolve(values.from) }) });
  return publishedLine(name, done, order, values.to);
}

/** What is to go, and by how many versions it is used yet. */
function usedUp(facts) {
  const used = new Map();
  for (const { remote, version, deprecated } of facts)
    for (const field of deprecated) used.set(field, [...(used.get(field) ?? []), `${remote} ${version}`]);
  return [...used].map(([field, versions]) => `${field} is deprecated and used by ${versions.length}: ${versions.join(', ')}`);
}

function keyOf() {
  if (values['key-env'] === undefined) return undefined;
  const key = process.env[values['key-env']];
  if (!key) throw new Error(`${values['key-env']} is not set.`);
  return key;
}

/** From the environment alone: what is typed stands in the shell's history and in the list of processes. */
function tokenOf() {
  const token = values['token-env'] && process.env[values['token-env']];
  if (token) return token;
  throw new Error('Name the environment variable that holds the squad’s token: --token-env VARIABLE');
}
