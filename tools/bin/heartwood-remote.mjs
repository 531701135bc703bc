#!/usr/bin/env node
// What a squad does in a repository of its own, with the package @heartwood/remote-tools: docs/squads.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, toolsFolder } from '../src/root.mjs';
import { usage } from '../src/squad/usage.mjs';

const [command = '', ...args] = process.argv.slice(2);

const commands = {
  async create() {
    const { createRepository } = await import('../src/create-remote/create-repository.mjs');
    await createRepository(args[0] ?? '', process.cwd());
    console.log(`${args[0]} is there. Next: npm install, with the packages of the house, and npm run dev. README.md says the rest.`);
  },
  async dev() {
    const { values } = parseArgs({ args, options: { shell: { type: 'string', multiple: true } } });
    const { serveAlone } = await import('../src/dev/serve-alone.mjs');
    await serveAlone('.', 'The remote', values.shell);
  },
  async gallery() {
    const { serveGallery } = await import('../src/squad/serve-gallery.mjs');
    console.log(`The controls of @heartwood/shared-ui: ${await serveGallery(Number(process.env.PORT ?? 4301))}  (D switches the theme)`);
  },
  async codegen() {
    const { generateIn } = await import('../src/codegen/generate-operations.mjs');
    const schema = createRequire(join(root, 'package.json')).resolve('@heartwood/schema');
    const check = args.includes('--check');
    const changes = await generateIn(root, { write: !check, schemaText: readFileSync(schema, 'utf8') });
    for (const { file, state } of changes) console.log(`${state.padEnd(9)} ${file}`);
    if (check && changes.some(({ state }) => state !== 'unchanged'))
      throw new Error('Generated files are behind their sources: run `heartwood-remote codegen` and commit the result.');
  },
  async test() {
    const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
    const own = ['jest.config.mjs', 'jest.config.js', 'jest.config.cjs'].map((file) => join(root, file)).find((file) => existsSync(file));
    const config = own ?? join(toolsFolder, 'src', 'squad', 'jest.config.mjs');
    process.exitCode = spawnSync(process.execPath, [jest, '--config', config, '--rootDir', root, ...args], { stdio: 'inherit' }).status ?? 1;
  },
  async build() {
    const { buildOwn } = await import('../src/squad/build-own.mjs');
    const { name, version } = await buildOwn();
    console.log(`${name} ${version} lies in dist.`);
  },
};

const text = { type: /** @type {const} */ ('string') };
const options = {
  to: text, 'token-env': text, 'key-env': text, from: text, canary: text, preview: { type: /** @type {const} */ ('boolean') }, version: text,
  until: text, reason: text, commit: text, by: text, untested: text, branch: text,
};

async function release() {
  const { values } = parseArgs({ args, options });
  const { runStep } = await import('../src/squad/run-step.mjs');
  const variable = (name) => (values[name] === undefined ? undefined : process.env[values[name]]);
  const token = variable('token-env');
  if (!values.to || !token) throw new Error(`Name the deployment, and the environment variable that holds the token.\n${usage}`);
  console.log(await runStep(command, {
    to: values.to, token, privateKey: variable('key-env'), ...(values.from && { from: resolve(values.from) }),
    how: { canary: values.canary, preview: values.preview, branch: values.branch, untested: values.untested },
    by: { ...(values.by && { person: values.by }), ...(values.commit && { commit: values.commit }) },
    said: Object.fromEntries(['version', 'until', 'reason'].flatMap((key) => (values[key] ? [[key, values[key]]] : []))),
  }));
}

const steps = ['publish', 'list', 'promote', 'end-canary', 'follow', 'end-branch', 'rollback', 'withdraw', 'deprecate', 'prune'];

try {
  if (steps.includes(command)) await release();
  else if (Object.hasOwn(commands, command)) await commands[command]();
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
