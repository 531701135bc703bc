#!/usr/bin/env node
// Measures the built product: `npm run bench --
// [bytes|first-content|split|query|growth|compiled|subscriptions|start|chat|neighbours|timeline|feed|feed-scroll|decks|scale] [--json]`.
import { installIfNeeded } from '../src/start/install.mjs';

installIfNeeded();
const { buildStale } = await import('../src/build/build-stale.mjs');
const { groups } = await import('../../e2e/benchmarks/groups.mjs');

const args = process.argv.slice(2);
const json = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}: choose from ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}
// Measures go to standard output, one JSON line each; what the build says would stand between them.
if (json) console.log = console.error;
buildStale();
let missed = 0;
for (const [name, run] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for await (const measure of run()) {
    if (!measure.ok) missed += 1;
    process.stdout.write(json ? `${JSON.stringify(measure)}\n` : `${line(measure)}\n`);
  }
}
process.exit(missed === 0 ? 0 : 1);

function line({ name, value, unit, ceiling, ratio, target, ok }) {
  const against = ceiling === undefined ? '' : `  of ${ceiling} ${unit} (${ratio})`;
  return `${ok ? '✓' : '✗'} ${name}: ${value} ${unit}${against}${target === null ? '' : `  target ${target}`}`;
}
