#!/usr/bin/env node
// Puts everything that serves the product into one folder: `npm run pack -- FOLDER`. It runs where Node is: `node FOLDER/start.mjs`.
import { resolve } from 'node:path';
import { installIfNeeded } from '../src/start/install.mjs';

const [given] = process.argv.slice(2);
if (!given) {
  console.error('Where to? npm run pack -- FOLDER');
  process.exit(1);
}
installIfNeeded();
const { buildStale } = await import('../src/build/build-stale.mjs');
buildStale();
const { packProduct } = await import('../src/pack/pack-product.mjs');
const { remotes, modules } = await packProduct(resolve(given));
console.log(`Packed into ${resolve(given)}: server, shell, ${modules} packages, and of the remotes\n  ${remotes.join('\n  ')}`);
