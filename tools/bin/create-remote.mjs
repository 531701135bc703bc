#!/usr/bin/env node
// node tools/bin/create-remote.mjs NAME: a new remote's folder, ready to build, test and publish.
import { createRemote } from '../src/create-remote/create-remote.mjs';

const [name] = process.argv.slice(2);
try {
  const folder = createRemote(name ?? '');
  console.log(`${folder} is there. Next:\n  npm install\n  npm run dev -w ${folder}\n  npm run remote -- publish ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
