#!/usr/bin/env node
// Writes <workspace>/src/generated and <workspace>/persisted-operations.json from the schema and the workspaces' .graphql files.
// With --check it writes nothing and fails when a committed file is behind. With --in PATH it does so in another repository.
import { generateOperations } from '../src/codegen/generate-operations.mjs';

const check = process.argv.includes('--check');
const at = process.argv.indexOf('--in');
const changes = await generateOperations({ write: !check, ...(at > 0 && { repository: process.argv[at + 1] }) });
for (const { file, state } of changes) console.log(`${state.padEnd(9)} ${file}`);
const behind = changes.filter(({ state }) => state !== 'unchanged');
if (check && behind.length > 0) {
  console.error('Generated files are behind their sources: run `node tools/bin/codegen.mjs` and commit the result.');
  process.exit(1);
}
