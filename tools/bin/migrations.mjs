#!/usr/bin/env node
// Writes a migration for what changed in the tables (`api/src/**/*.table.ts`); with --check it only says whether one is missing.
// A name for the migration may follow: `node tools/bin/migrations.mjs add-invitation-note`.
import { generateMigration } from '../src/migrations/generate-migration.mjs';

const check = process.argv.includes('--check');
const name = process.argv.slice(2).find((each) => !each.startsWith('--'));
const { files, output } = await generateMigration({ write: !check, name });
if (files.length === 0) {
  console.log('unchanged api/migrations');
} else if (check) {
  console.error(`The tables changed without a migration: run \`node tools/bin/migrations.mjs\` and commit the result.\n${output}`);
  process.exit(1);
} else {
  for (const file of files) console.log(`changed   api/migrations/${file}`);
}
