#!/usr/bin/env node
// One remote alone on the fake shell, in step with every edit, and for an override: `npm run dev -w mfe-growth`.
import { parseArgs } from 'node:util';
import { serveAlone } from '../src/dev/serve-alone.mjs';
import { remoteFolders } from '../src/workspaces.mjs';

const { values: { shell }, positionals: [name] } = parseArgs({
  options: { shell: { type: 'string', multiple: true } }, allowPositionals: true,
});
const folder = `mfe-${name}`;
if (!name || !remoteFolders().includes(folder)) {
  console.error(`node tools/bin/dev-remote.mjs NAME [--shell ORIGIN], where NAME is one of: ${
    remoteFolders().map((one) => one.slice('mfe-'.length)).join(', ')}`);
  process.exit(1);
}
await serveAlone(folder, name, shell);
