#!/usr/bin/env node
// Publishes the named remotes unless their version was published before: a start must not undo a rollback.
import { ReleaseRefused, StepRefused } from '../src/releases/release-refused.mjs';
import { publishRemote } from '../src/publish/publish-remote.mjs';
import { remotesDir } from '../src/publish/remotes-dir.mjs';

// A start makes nobody wait for tests; the list says so.
const order = { untested: 'started from its sources' };
for (const name of process.argv.slice(2)) {
  try {
    const { version, published } = await publishRemote(name, { remotesDir: remotesDir(), onlyNew: true, order });
    if (published) console.log(`Published ${name} ${version}`);
  } catch (error) {
    if (!(error instanceof ReleaseRefused || error instanceof StepRefused)) throw error;
    // The product starts with what is live: one remote that is refused is no reason to have none.
    console.error(error.message);
  }
}
