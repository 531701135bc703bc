#!/usr/bin/env node
// Says what new migrations would do to a product that is in use.
import { join } from 'node:path';
import { wordsOfLastRelease } from '../src/last-release/last-release.mjs';
import { lintMigrations } from '../src/migrations/lint/lint-migrations.mjs';
import { root } from '../src/root.mjs';

const { looked, problems } = await lintMigrations(join(root, 'api', 'migrations'), { names: wordsOfLastRelease() });
for (const problem of problems) console.error(problem);
console.log(`${looked} migrations since there are rules, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
