import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildWorkspace } from '../build/build-workspace.mjs';
import { remoteNameOf } from '../build/workspace-version.mjs';
import { describeRelease } from '../publish/describe-release.mjs';
import { root } from '../root.mjs';
import { remoteFolders } from '../workspaces.mjs';
import { copyProductionModules } from './production-modules.mjs';

/**
 * Puts everything that serves the product into one folder, which needs nothing but Node: no repository, no npm, no network.
 * @param {string} folder made here, or empty
 * @returns {Promise<{ remotes: string[], modules: number }>}
 */
export async function packProduct(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(join(folder, 'remotes'), { recursive: true });
  packServer(join(folder, 'api'));
  cpSync(join(root, 'shell', 'dist'), join(folder, 'shell'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  const remotes = [];
  for (const workspace of remoteFolders()) {
    const name = remoteNameOf(workspace);
    const { output, version } = await buildWorkspace(workspace);
    cpSync(output, join(folder, 'remotes', name), { recursive: true });
    writeFileSync(join(folder, 'remotes', `${name}.json`), JSON.stringify(await describeRelease(name, version)));
    remotes.push(`${name} ${version}`);
  }
  const modules = copyProductionModules(folder);
  await packPrograms(folder);
  cpSync(join(root, 'docs', 'deploy'), join(folder, 'deploy'), { recursive: true });
  // Where a folder for a container is built, it is built from this one.
  copyFileSync(join(root, 'docs', 'deploy', 'Dockerfile'), join(folder, 'Dockerfile'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describe(remotes), null, 2)}\n`);
  return { remotes, modules };
}

/** The program with what lies beside it; of the migrations what runs, without drizzle-kit's snapshots. */
function packServer(api) {
  mkdirSync(join(api, 'dist'), { recursive: true });
  copyFileSync(join(root, 'api', 'dist', 'main.js'), join(api, 'dist', 'main.js'));
  for (const beside of ['data', 'workers', 'migrations']) {
    cpSync(join(root, 'api', beside), join(api, beside), { recursive: true, filter: (path) => !path.endsWith('_snapshot.json') });
  }
}

const from = (...path) => JSON.stringify(join(root, ...path));

/** What is called by a person, each with all it needs in one file. */
const PROGRAMS = {
  // With the contract's rules and the schema, by which remotes are judged before they are live.
  start: `
    import { startPacked } from ${from('tools', 'src', 'pack', 'start-packed.mjs')};
    import { CONTRACT, isCompatible, parseManifest, settleClaims } from ${from('contract', 'src', 'index.ts')};
    import schema from ${from('api', 'schema.graphql')};
    const rules = { CONTRACT, isCompatible, parseManifest, settleClaims };
    await startPacked({ folder: import.meta.dirname, rules, schema, flags: process.argv.slice(2) });`,
  backup: ofBackup('backup'),
  restore: ofBackup('restore'),
};

function ofBackup(what) {
  return `
    import { runCommand } from ${from('tools', 'src', 'backup', 'commands.mjs')};
    import { lockFolder } from ${from('api', 'src', 'db', 'data-lock.ts')};
    await runCommand('${what}', lockFolder);`;
}

async function packPrograms(folder) {
  for (const [name, contents] of Object.entries(PROGRAMS)) {
    await build({
      stdin: { contents, resolveDir: join(root, 'tools'), loader: 'js' },
      outfile: join(folder, `${name}.mjs`), bundle: true, platform: 'node', format: 'esm', target: 'node20', loader: { '.graphql': 'text' },
      legalComments: 'none', logLevel: 'warning',
      banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
    });
  }
}

function describe(remotes) {
  const { name, version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return {
    name, version, private: true, type: 'module', engines,
    heartwood: { commit: status === 0 ? stdout.trim() : null, packedAt: new Date().toISOString(), platform: `${process.platform}-${process.arch}`, remotes },
  };
}
