#!/usr/bin/env node
// Everything that can be said without running the product: types, lint, import rules, dead code, drift of generated files.
import { installIfNeeded } from '../src/start/install.mjs';
import { runSteps } from '../src/test/run-steps.mjs';

installIfNeeded();
const { staticSteps } = await import('../src/test/static-steps.mjs');
const parts = await runSteps(staticSteps(), 2);
const sum = (count) => parts.reduce((total, part) => total + part[count], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
