import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { addressAt } from './address-at.mjs';
import { demoAccounts } from './demo-accounts.mjs';
import { publishNew } from './publish-new.mjs';

/**
 * Publishes what is new and runs the built API in this very process: one process to kill, to stop, and to hold the data folder.
 * @param {string[]} flags `--no-demo`, `--demo`
 */
export async function serve(flags) {
  // What is written from here on is data: it is the owner's alone, as the server would have it.
  process.umask(0o077);
  publishNew();
  await servePublished(flags);
}

/**
 * The same where everything is built and published already.
 * @param {string[]} flags `--no-demo`, `--demo`
 */
export async function servePublished(flags) {
  const production = process.env.NODE_ENV === 'production';
  const demo = flags.includes('--demo') || (!production && !flags.includes('--no-demo'));
  process.env.SEED_DEMO = demo ? 'on' : 'off';
  // A person reads this terminal; the JSON lines are for those who ask for them.
  if (!production) process.env.LOG_LEVEL ||= 'warn';
  process.umask(0o077);
  // Whatever keeps it from starting, it says in one sentence and ends the process.
  const { ready } = await import(pathToFileURL(join(root, 'api', 'dist', 'main.js')).href);
  tellWhere(process.env.PUBLIC_URL || addressAt(process.env.HOST, await ready), demo);
}

function tellWhere(url, demo) {
  const mail = process.env.SMTP_URL ? `by SMTP through ${new URL(process.env.SMTP_URL).host}` : `${url}/dev/mailbox`;
  const lines = [`Heartwood is ready: ${url}`, `  Mail goes to ${mail}`];
  if (demo) lines.push(...demoAccounts);
  console.log(lines.join('\n'));
}
