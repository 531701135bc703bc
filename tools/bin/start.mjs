#!/usr/bin/env node
// `npm start`: from a fresh checkout to a served product. Before the install it uses nothing but Node.
import { nodeTooOld } from '../src/start/node-version.mjs';
import { installIfNeeded } from '../src/start/install.mjs';
import { root } from '../src/root.mjs';

const sentence = nodeTooOld(process.versions.node);
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
process.chdir(root);
installIfNeeded();
const { buildStale } = await import('../src/build/build-stale.mjs');
buildStale();
const { serve } = await import('../src/start/serve.mjs');
await serve(process.argv.slice(2));
