#!/usr/bin/env node
// One remote alone on the fake shell, loading again on every change: `npm run dev -w mfe-growth`.
import { serveAlone } from '../src/dev/serve-alone.mjs';
import { remoteFolders } from '../src/workspaces.mjs';

const [name] = process.argv.slice(2);
const folder = `mfe-${name}`;
if (!name || !remoteFolders().includes(folder)) {
  console.error(
    `node tools/bin/dev-remote.mjs NAME, where NAME is one of: ${remoteFolders().map((one) => one.slice('mfe-'.length)).join(', ')}`,
  );
  process.exit(1);
}
await serveAlone(folder, name);
