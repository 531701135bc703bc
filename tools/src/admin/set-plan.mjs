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
  const response = await send(`${origin}/api/v1/operator/plans`, token, {
    companyId, plan: name, endsAt: until === undefined ? null : `${until}T23:59:59Z`,
  });
  const answer = await response.json();
  if (response.ok) return answer;
  // Who has another token is told of no such address.
  const isUnknown = response.status === 404 && /address/.test(answer.error?.message ?? '');
  if (isUnknown) throw new Error('The server has another OPERATOR_TOKEN, or none.');
  throw new Error(answer.error?.message ?? `The server answered ${response.status}.`);
}

/**
 * @param {string} address
 * @param {string} token
 * @param {object} body
 */
async function send(address, token, body) {
  try {
    return await fetch(address, {
      method: 'POST', headers: { 'content-type': 'application/json', 'x-operator-token': token }, body: JSON.stringify(body),
    });
  } catch {
    throw new Error(`No server answers at ${new URL(address).origin}: start it, or name it with --at.`);
  }
}
