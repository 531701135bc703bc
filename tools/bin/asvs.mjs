#!/usr/bin/env node
// Whether docs/asvs.md answers each requirement, and what it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAnswers } from '../src/asvs/check-answers.mjs';
import { readAnswers } from '../src/asvs/read-answers.mjs';
import { root } from '../src/root.mjs';

const read = (path) => existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
/** @type {{ level1: string[], level2: string[] }} */
const { level1, level2 } = JSON.parse(read('tools/src/asvs/asvs-5.0.0.json') ?? '');
const answers = readAnswers(read('docs/asvs.md') ?? '');
const faults = checkAnswers(answers, [...level1, ...level2], read);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const count = (state) => answers.filter((answer) => answer.state === state).length;
console.log(
  `${answers.length} answers: ${count('met')} met, ${count('by the operator')} by the operator, ${count('does not apply')} do not apply, ${count('not met')} not met`,
);
