#!/usr/bin/env node
// What an operator does on a running server: `npm run admin -- plan COMPANY_ID pro`. Each act is written down (`operator_act`).
import { parseArgs } from 'node:util';
import { setPlan } from '../src/admin/set-plan.mjs';
import { addressAt } from '../src/start/address-at.mjs';

const usage = 'npm run admin -- plan COMPANY_ID free|trial|premium|pro [--until 2026-12-31] [--at http://localhost:4000]';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { until: { type: 'string' }, at: { type: 'string' } } });
const [command, companyId, plan] = positionals;
const { HOST, OPERATOR_TOKEN: token, PORT = '4000' } = process.env;

if (command !== 'plan' || !companyId || !plan) {
  console.error(usage);
  process.exit(1);
}
try {
  const origin = values.at ?? addressAt(HOST, Number(PORT));
  const { before, after } = await setPlan({ origin, token, companyId, plan, until: values.until });
  console.log(`The company had ${said(before)}, and has ${said(after)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {import('../src/admin/set-plan.mjs').PlanInForce} plan */
function said({ name, endsAt }) {
  return endsAt === null ? name : `${name} until ${endsAt.slice(0, 10)}`;
}
