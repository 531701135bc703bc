#!/usr/bin/env node
// What an operator does on a running server. Each act is written down (`operator_act`).
import { parseArgs } from 'node:util';
import { actOnAffiliate, AFFILIATE_USAGE, listAffiliates } from '../src/admin/affiliate.mjs';
import { explain, listExplanations } from '../src/admin/explain.mjs';
import { FILES_USAGE, moveFiles } from '../src/admin/move-files.mjs';
import { ban, decide, keep, listReports, signOut } from '../src/admin/moderate.mjs';
import { payments } from '../src/admin/payments.mjs';
import { setPlan } from '../src/admin/set-plan.mjs';
import { freeze, listActs, listTokens, makeToken, revokeToken, SQUADS_USAGE } from '../src/admin/squads.mjs';
import { setSetting, SETTINGS_USAGE } from '../src/admin/settings.mjs';
import { addressAt } from '../src/start/address-at.mjs';

const usage = `npm run admin -- plan COMPANY_ID free|trial|premium|pro [--until 2026-12-31]
npm run admin -- reports
npm run admin -- hide|restore POST_ID [--comment COMMENT_ID]
npm run admin -- ban PERSON --reason WORDS
npm run admin -- unban PERSON
npm run admin -- keep PROFILE_ID
npm run admin -- explanations
npm run admin -- explain MODULE [--file WORDS.txt] [--media https://…|none] [--reset]
npm run admin -- sign-out PERSON|everybody --reason WORDS
${AFFILIATE_USAGE}
${SQUADS_USAGE}
${SETTINGS_USAGE}
${FILES_USAGE}
npm run admin -- payments prepare|events
npm run admin -- payments retry EVENT_ID
npm run admin -- payments refund INVOICE_ID
A PERSON is an id or an address; all take [--at http://localhost:4000].`;

const text = { type: /** @type {const} */ ('string') };
const flag = { type: /** @type {const} */ ('boolean') };
const { positionals, values } = parseArgs({ allowPositionals: true, options: {
  until: text, at: text, comment: text, reason: text, file: text, media: text, reset: flag, reference: text, currency: text, reviewed: flag,
  remotes: text, key: text, after: text, remove: flag,
} });
const [command = '', subject = '', plan = '', value] = positionals;
const { HOST, OPERATOR_TOKEN: token, PORT = '4000' } = process.env;
const server = { origin: values.at ?? addressAt(HOST, Number(PORT)), token };

/** @type {Record<string, { takes: number, most?: number, run: () => Promise<string> }>} */
const commands = {
  plan: {
    takes: 2,
    run: async () => {
      const { before, after } = await setPlan({ ...server, companyId: subject, plan, until: values.until });
      return `The company had ${said(before)}, and has ${said(after)}.`;
    },
  },
  reports: { takes: 0, run: async () => (await listReports(server)).join('\n') },
  hide: { takes: 1, run: () => decide(server, { postId: subject, commentId: values.comment, isHidden: true }) },
  restore: { takes: 1, run: () => decide(server, { postId: subject, commentId: values.comment, isHidden: false }) },
  ban: { takes: 1, run: () => ban(server, { person: subject, isBanned: true, reason: values.reason }) },
  keep: { takes: 1, run: () => keep(server, subject) },
  explanations: { takes: 0, run: async () => (await listExplanations(server)).join('\n') },
  explain: { takes: 1, run: () => explain(server, { type: subject, file: values.file, media: values.media, isReset: values.reset }) },
  'sign-out': { takes: 1, run: () => signOut(server, { person: subject, reason: values.reason }) },
  affiliate: {
    takes: subject === 'list' ? 1 : 2,
    run: () => (subject === 'list' ? listAffiliates(server) : actOnAffiliate(server, subject, plan, values)),
  },
  payments: { takes: 1, most: 2, run: () => payments(server, subject, plan || undefined) },
  'squad-tokens': { takes: 0, run: async () => (await listTokens(server)).join('\n') },
  'squad-token': { takes: 1, run: () => makeToken(server, { squad: subject, remotes: values.remotes, key: values.key }) },
  'revoke-token': { takes: 1, run: () => revokeToken(server, { id: subject, reason: values.reason }) },
  releases: { takes: 0, most: 1, run: async () => (await listActs(server, subject || undefined)).join('\n') },
  freeze: { takes: 0, run: () => freeze(server, values.reason) },
  thaw: { takes: 0, run: () => freeze(server, null) },
  setting: { takes: 2, most: 3, run: () => setSetting(server, { remote: subject, name: plan, value, removes: values.remove }) },
  'move-files': { takes: 1, run: () => moveFiles(server, { to: subject, after: values.after, removes: values.remove }) },
  unban: { takes: 1, run: () => ban(server, { person: subject, isBanned: false, reason: values.reason }) },
};

const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (chosen === undefined || positionals.length <= chosen.takes || positionals.length > (chosen.most ?? chosen.takes) + 1) {
  console.error(usage);
  process.exit(1);
}
try {
  console.log(await chosen.run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {import('../src/admin/set-plan.mjs').PlanInForce} plan */
function said({ name, endsAt }) {
  return endsAt === null ? name : `${name} until ${endsAt.slice(0, 10)}`;
}
