#!/usr/bin/env node
// A Stripe account in test mode on this machine: `npm run stripe -- [--port 4242] [--file PATH] [--webhook URL]`.
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installIfNeeded } from '../src/start/install.mjs';
import { root } from '../src/root.mjs';

installIfNeeded();
const { bundleForNode } = await import('../src/build/build-api.mjs');

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4242' },
    file: { type: 'string', default: join(root, '.data', 'local-stripe.jsonl') },
    webhook: { type: 'string' },
  },
});
// Beside the API's bundle, so that its packages are found.
const outfile = join(root, 'api', 'dist', 'local-stripe.mjs');
await bundleForNode({ entryPoints: [join(root, 'api', 'src', 'local-stripe', 'open-local-stripe.ts')], outfile });
const { openLocalStripe } = await import(pathToFileURL(outfile).href);

const file = resolve(values.file);
mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
const keys = {
  secret: process.env.STRIPE_SECRET_KEY || 'sk_test_local', publishable: process.env.STRIPE_PUBLISHABLE_KEY || 'pk_test_local',
};
const secret = process.env.STRIPE_WEBHOOK_SECRET || 'whsec_local';
const local = await openLocalStripe({
  port: Number(values.port), host: 'localhost', file, keys, webhook: values.webhook ? { url: values.webhook, secret } : null,
});
console.log([
  `Stripe in test mode: ${local.origin}`,
  `  Secret key ${keys.secret}, publishable key ${keys.publishable}`,
  values.webhook ? `  Tells ${values.webhook} of each event, signed with ${secret}` : '  Tells nobody of its events: --webhook URL',
  `  Everything is kept in ${file}`,
].join('\n'));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void local.stop().then(() => process.exit(0)));
