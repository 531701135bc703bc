import { askServer } from './ask-server.mjs';

/** @typedef {{ origin: string, token: string | undefined }} Server */

/**
 * What an administrator does about payments. Throws with a sentence for whoever typed the command.
 * @param {Server} server
 * @param {string} act prepare, events, retry or refund
 * @param {string | undefined} subject id of the event or invoice
 * @returns {Promise<string>} what became of it
 */
export async function payments(server, act, subject) {
  if (act === 'prepare' && subject === undefined) {
    const { made } = await askServer(server, '/payments/prepare', {});
    return made.length === 0 ? 'Products and prices are all there.' : `Made at the payment provider: ${made.join(', ')}.`;
  }
  if (act === 'events' && subject === undefined) return (await listEvents(server)).join('\n');
  if (act === 'retry' && subject) return `${(await askServer(server, '/payments/retry', { id: subject })).id} is looked into once more.`;
  if (act === 'refund' && subject) {
    const { refunded, currency } = await askServer(server, '/payments/refund', { id: subject });
    return `${(refunded / 100).toFixed(2)} ${currency.toUpperCase()} go back.`;
  }
  throw new Error('payments prepare, payments events, payments retry EVENT_ID, payments refund INVOICE_ID');
}

/** @param {Server} server */
async function listEvents(server) {
  const { events } = await askServer(server, '/payments/events');
  if (events.length === 0) return ['Everything that the payment provider has told was taken.'];
  return events.map((/** @type {{ id: string, type: string, state: string, error: string | null, receivedAt: string }} */ {
    id, type, state, error, receivedAt,
  }) => (
    `${receivedAt.slice(0, 19)}  ${state === 'GIVEN_UP' ? 'given up' : 'waiting'}  ${id}  ${type}${error === null ? '' : `  ${error}`}`
  ));
}
