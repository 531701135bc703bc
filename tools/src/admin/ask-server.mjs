/**
 * Asks a running server as its operator. Throws with a sentence for whoever typed the command.
 * @param {{ origin: string, token: string | undefined }} server
 * @param {string} path below `/api/v1/operator`
 * @param {object} [body] sent as POST; without one it is a GET
 */
export async function askServer({ origin, token }, path, body) {
  if (!token) throw new Error('OPERATOR_TOKEN is not set: docs/operations.md says what it is.');
  const response = await send(`${origin}/api/v1/operator${path}`, token, body);
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
 * @param {object} [body]
 */
async function send(address, token, body) {
  const headers = { 'x-operator-token': token, ...(body && { 'content-type': 'application/json' }) };
  try {
    return await fetch(address, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  } catch {
    throw new Error(`No server answers at ${new URL(address).origin}: start it, or name it with --at.`);
  }
}
