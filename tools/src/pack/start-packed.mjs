import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, parse, validate } from 'graphql';
import { readPointers } from '../releases/pointer-file.mjs';
import { ReleaseRefused, StepRefused } from '../releases/release-refused.mjs';
import { acceptRelease } from '../releases/release-version.mjs';
import { nodeTooOld } from '../start/node-version.mjs';

/**
 * The start of a packed product: remotes that are not known yet become live, then the server runs in this very process.
 * @param {{ folder: string, rules: import('../releases/release-problems.mjs').Rules, schema: string, flags: string[] }} packed
 */
export async function startPacked({ folder, rules, schema, flags }) {
  const sentence = nodeTooOld(process.versions.node);
  if (sentence) {
    console.error(sentence);
    process.exit(1);
  }
  // What is written from here on is data: it is the owner's alone.
  process.umask(0o077);
  const { env } = process;
  env.SHELL_DIST ||= join(folder, 'shell');
  env.SEED_DEMO = flags.includes('--demo') ? 'on' : 'off';
  await publishNew(join(folder, 'remotes'), resolve(env.REMOTES_DIR || join(env.DATA_DIR || '.data', 'remotes')), { rules, schema });
  const program = join(folder, 'api', 'dist', 'main.js');
  // By it the server finds what lies beside it.
  process.argv[1] = program;
  const { ready } = await import(pathToFileURL(program).href);
  console.log(`Heartwood listens on port ${await ready}`);
}

/** A version that was known before stays as it is: a start undoes no rollback. */
async function publishNew(packed, remotesDir, { rules, schema }) {
  const built = buildSchema(schema);
  const operationProblems = (text) => {
    try {
      return validate(built, parse(text), undefined, { hideSuggestions: true }).map(({ message }) => message);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  };
  for (const name of readdirSync(packed).filter((each) => each.endsWith('.json')).map((each) => each.slice(0, -'.json'.length))) {
    const release = JSON.parse(readFileSync(join(packed, `${name}.json`), 'utf8'));
    const isKnown = readPointers(remotesDir).releases[name]?.some(({ version }) => version === release.version);
    if (isKnown && existsSync(join(remotesDir, name, release.version))) continue;
    try {
      // Whoever packed the product has tested it as a whole.
      const order = { untested: 'packed with the product' };
      await acceptRelease({ remotesDir, release, folder: join(packed, name), rules, operationProblems, order });
      console.log(`Published ${name} ${release.version}`);
    } catch (error) {
      if (!(error instanceof ReleaseRefused || error instanceof StepRefused)) throw error;
      console.error(error.message);
    }
  }
}
