#!/usr/bin/env node
// The whole proof: `npm test`. The last line is `N passed, N failed`.
// `--only static|unit|services|journeys` runs a part; what follows `--` goes to Playwright.
import { nodeTooOld } from '../src/start/node-version.mjs';
import { installIfNeeded } from '../src/start/install.mjs';

const sentence = nodeTooOld(process.versions.node);
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
installIfNeeded();
const { runEverything } = await import('../src/test/run-everything.mjs');
const { summary } = await import('../src/test/run-steps.mjs');
const parts = await runEverything(process.argv.slice(2));
const sum = (count) => parts.reduce((total, part) => total + part[count], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
console.log(`${summary(parts)}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
