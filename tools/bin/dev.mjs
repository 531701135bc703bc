#!/usr/bin/env node
// Everything in watch mode: the API starts again, the shell and the remotes build and publish, open pages load again.
// One remote alone on the fake shell: `npm run dev -w mfe-growth`.
import { nodeTooOld } from '../src/start/node-version.mjs';
import { installIfNeeded } from '../src/start/install.mjs';

const sentence = nodeTooOld(process.versions.node);
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
installIfNeeded();
const { develop } = await import('../src/dev/develop.mjs');
await develop();
