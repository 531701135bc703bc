#!/usr/bin/env node
// Tries every attack we know against a running product: `npm run attack -- [ADDRESS] [--only AREA]`.
// Without an address it starts a product of its own, with the demo and with rate limits.
import { installIfNeeded } from '../src/start/install.mjs';

installIfNeeded();
const { buildStale } = await import('../src/build/build-stale.mjs');
const { runAttacks } = await import('../../e2e/attack/run-attacks.mjs');
const { Product } = await import('../../e2e/server/product.mjs');

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const address = args.find((arg) => /^https?:/.test(arg));
if (!address) buildStale();
const own = address ? null : await Product.start({ env: { RATE_LIMITS: 'on' } });

const count = { held: 0, broken: 0, 'not here': 0 };
try {
  for await (const { area, name, result, told } of runAttacks(address?.replace(/\/+$/, '') ?? own.url, { only })) {
    count[result] += 1;
    const mark = { held: '✓', broken: '✗', 'not here': '–' }[result];
    console.log(`${mark} ${area}: ${name}${told ? `  (${told})` : ''}`);
  }
} finally {
  await own?.remove();
}
console.log(`${count.held} held, ${count.broken} broken, ${count['not here']} not tried here`);
process.exit(count.broken === 0 && count.held > 0 ? 0 : 1);
