// `npm install …tgz` without a registry, in the folder it runs in: packed packages are unpacked as npm does it. Packages of others are
// those that are installed in the product's repository, and of these only what a `package.json` declares: what one forgot is not found.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../../tools/src/root.mjs';

const modules = resolve('node_modules');
mkdirSync(join(modules, '.bin'), { recursive: true });
const read = (/** @type {string} */ folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const manifests = [read('.')];

for (const file of process.argv.slice(2)) {
  const unpacked = mkdtempSync(join(modules, '.unpacked-'));
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', unpacked]);
  const manifest = read(unpacked);
  mkdirSync(dirname(join(modules, manifest.name)), { recursive: true });
  renameSync(unpacked, join(modules, manifest.name));
  manifests.push(manifest);
}

const wanted = manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) => (
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
));
for (const name of new Set(wanted.filter((each) => !each.startsWith('@heartwood/')))) {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), join(modules, name));
}

for (const name of Object.keys({ ...manifests[0].dependencies, ...manifests[0].devDependencies })) {
  for (const [program, path] of Object.entries(read(join(modules, name)).bin ?? {})) {
    if (name.startsWith('@heartwood/')) chmodSync(join(modules, name, path), 0o755);
    symlinkSync(join(modules, name, path), join(modules, '.bin', program));
  }
}
