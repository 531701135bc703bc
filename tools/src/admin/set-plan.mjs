import { askServer } from './ask-server.mjs';

const PLANS = ['Free', 'Trial', 'Premium', 'Pro'];

/** @typedef {{ name: string, endsAt: string | null }} PlanInForce */

/**
 * Asks a running server to give a company a plan. Throws with a sentence for whoever typed the command.
 * @param {{ origin: string, token: string | undefined, companyId: string, plan: string, until?: string }} order
 *   `until` is a day, to its end in UTC
 * @returns {Promise<{ before: PlanInForce, after: PlanInForce }>}
 */
export async function setPlan({ origin, token, companyId, plan, until }) {
  if (!token) throw new Error('OPERATOR_TOKEN is not set: docs/operations.md says what it is.');
  const name = PLANS.find((each) => each.toLowerCase() === plan.toLowerCase());
  if (!name) throw new Error(`The plans are ${PLANS.join(', ')}.`);
  if (until !== undefined && !/^\d{4}-\d\d-\d\d$/.test(until)) throw new Error('--until takes a day, such as 2026-12-31.');
  return askServer({ origin, token }, '/plans', { companyId, plan: name, endsAt: until === undefined ? null : `${until}T23:59:59Z` });
}
