#!/usr/bin/env node
// Writes api/schema.graphql from the code of the API; with --check it only says whether the committed file is behind.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printApiSchema } from '../src/codegen/print-api-schema.mjs';
import { root } from '../src/root.mjs';

const file = join(root, 'api', 'schema.graphql');
const text = await printApiSchema();
const same = existsSync(file) && readFileSync(file, 'utf8') === text;
if (same) {
  console.log('unchanged api/schema.graphql');
} else if (process.argv.includes('--check')) {
  console.error(
    'api/schema.graphql is behind the code: run `node tools/bin/print-schema.mjs`, then `node tools/bin/codegen.mjs`, and commit the result.',
  );
  process.exit(1);
} else {
  writeFileSync(file, text);
  console.log('changed   api/schema.graphql');
}
// The modules of the API may hold timers and handles; nothing here needs them.
process.exit(0);
