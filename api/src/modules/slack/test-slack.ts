import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { noteOutcome } from './note-outcome';
import { doorOf, enterSlack, findConnection } from './slack-connection';
import { slackBody } from './slack-message';
import { refusalWords, SlackRefusal } from './slack-refusal';
import { slackConnection } from './slack.table';

const RATE = { name: 'slack-test', points: 10, seconds: 600 };

/** Sends a message to see that it arrives. Throws FORBIDDEN, CONFLICT without a connection, INVALID with Slack's reason. */
export async function testSlack(context: Context, companyId: string): Promise<void> {
  const { company, row } = await context.db.transaction(async (tx) => (
    { company: (await enterSlack(tx, context, companyId)).company, row: await findConnection(tx, companyId) }));
  if (!row) throw conflict('Slack is not connected.');
  await context.limits.consume(RATE, companyId);
  const door = doorOf(context, row);
  try {
    if (!door) throw new SlackRefusal('sealed');
    await context.slack.send(door, slackBody([{ bold: 'A test message.' }, ` What ${company.name} tells Slack arrives here.`]));
    await noteOutcome(context, row, null);
  } catch (error) {
    if (!(error instanceof SlackRefusal)) throw error;
    await noteOutcome(context, row, error.code);
    throw invalid('companyId', refusalWords(error.code), 'REFUSED');
  }
}

/** Nothing is sent from now on, and the secret is gone. Twice is once. Throws FORBIDDEN. */
export async function disconnectSlack(context: Context, companyId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await enterSlack(tx, context, companyId);
    await tx.delete(slackConnection).where(eq(slackConnection.companyId, companyId));
  });
}
