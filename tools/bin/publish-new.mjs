#!/usr/bin/env node
// Publishes the named remotes unless their version was published before: a start must not undo a rollback.
import { publishRemote } from '../src/publish/publish-remote.mjs';
import { remotesDir } from '../src/publish/remotes-dir.mjs';

for (const name of process.argv.slice(2)) {
  const { version, published } = await publishRemote(name, { remotesDir: remotesDir(), onlyNew: true });
  if (published) console.log(`Published ${name} ${version}`);
}
