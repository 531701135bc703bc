import { personName } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { dayFrom } from '../../text/days';
import { requireUser, requireViewer } from '../identity';
import { enterSlack, findConnection } from './slack-connection';
import { slackBody } from './slack-message';
import { SLACK_NEWS, type SlackNews, type SlackSends } from './slack-news';
import { refusalWords, SlackRefusal } from './slack-refusal';
import type { SlackDoor } from './slack-sender';
import { slackConnection } from './slack.table';

export interface SlackInput {
  companyId: string;
  /** One of the two connects; without either only what is sent and where is changed. */
  webhookUrl?: string | null | undefined;
  botToken?: string | null | undefined;
  channel?: string | null | undefined;
  sends: readonly { news: SlackNews; channel?: string | null | undefined }[];
}

const RATE = { name: 'slack', points: 30, seconds: 3_600 };

/**
 * Connects a company with a workspace, or changes what is sent there. A new webhook or token is tried with a first message, so that what
 * stands here as connected was taken once. Throws FORBIDDEN, and INVALID with a field for what Slack refuses.
 */
export async function connectSlack(context: Context, input: SlackInput): Promise<void> {
  const { companyId } = input;
  const viewer = requireViewer(context);
  const { company, present } = await context.db.transaction(async (tx) => (
    { company: (await enterSlack(tx, context, companyId)).company, present: await findConnection(tx, companyId) }));
  const door = newDoor(context, input);
  const way = door?.way ?? present?.way;
  if (way === undefined) throw invalid('webhookUrl', 'Paste the address of a webhook, or the token of a bot.');
  const channel = door ? door.channel : channelOf(way, 'channel', input.channel ?? present?.channel ?? null);
  const sends = sendsOf(way, input.sends);
  await context.limits.consume(RATE, companyId);
  if (door) {
    const { firstname, lastname } = await requireUser(context.db.orm, viewer);
    await greet(context, door, [
      { bold: `${company.name} is connected.` }, ` ${personName({ firstname, lastname })} chose what is sent here.`,
    ]);
  }
  const now = context.now();
  const fresh = door && {
    way: door.way, secretSealed: context.slackSeal.seal(door.secret, companyId), connectedBy: viewer.userId, connectedAt: now,
    lastSentAt: now,
    lastError: null, lastErrorAt: null, seenStarts: now,
    // What happened before is no news there: mornings begin with the next one.
    goalsDay: dayFrom(now, 0), digestDay: dayFrom(now, 0),
  };
  await context.db.transaction(async (tx) => {
    const { company: { lastEventSeq } } = await enterSlack(tx, context, companyId);
    if (fresh) await put(tx, { companyId, channel, sends, seenSeq: lastEventSeq, ...fresh });
    else await tx.update(slackConnection).set({ channel, sends }).where(eq(slackConnection.companyId, companyId));
  });
}

async function put(tx: Db, row: typeof slackConnection.$inferInsert): Promise<void> {
  await tx.insert(slackConnection).values(row).onConflictDoUpdate({ target: slackConnection.companyId, set: row });
}

/** Throws INVALID at the field that Slack's refusal is about. */
async function greet({ slack }: Context, door: SlackDoor, words: Parameters<typeof slackBody>[0]): Promise<void> {
  try {
    await slack.send(door, slackBody(words));
  } catch (error) {
    if (!(error instanceof SlackRefusal)) throw error;
    const isOfChannel = ['channel_not_found', 'not_in_channel', 'is_archived'].includes(error.code);
    throw invalid(isOfChannel ? 'channel' : door.way === 'BOT' ? 'botToken' : 'webhookUrl', refusalWords(error.code));
  }
}

/** Null where neither is told. */
function newDoor({ slack }: Context, { webhookUrl, botToken, channel }: SlackInput): SlackDoor | null {
  const [address, token] = [webhookUrl?.trim() ?? '', botToken?.trim() ?? ''];
  if (address !== '' && token !== '') throw invalid('botToken', 'Connect by webhook or by bot: one of the two.');
  if (address !== '') {
    if (!slack.isWebhook(address))
      throw invalid('webhookUrl', 'This is no webhook of Slack: it begins with https://hooks.slack.com/services/.');
    return { way: 'WEBHOOK', secret: address, channel: channelOf('WEBHOOK', 'channel', channel ?? null) };
  }
  if (token === '') return null;
  if (!/^xoxb-[\w-]{10,250}$/.test(token)) throw invalid('botToken', 'This is no token of a bot: it begins with xoxb-.');
  return { way: 'BOT', secret: token, channel: channelOf('BOT', 'channel', channel ?? null) };
}

/** As Slack names channels; a bot needs one, a webhook has its own. */
function channelOf(way: SlackDoor['way'], field: string, typed: string | null): string | null {
  const name = typed?.trim().replace(/^#/, '') ?? '';
  if (name === '') {
    if (way === 'BOT') throw invalid(field, 'Name the channel that the bot writes to.');
    return null;
  }
  if (/^[CG][A-Z0-9]{7,20}$/.test(name)) return name;
  if (!/^[\p{L}\p{M}\p{N}_-]{1,80}$/u.test(name)) throw invalid(field, 'A channel has letters, digits, - and _, and at most 80 of them.');
  return `#${name.toLowerCase()}`;
}

function sendsOf(way: SlackDoor['way'], chosen: SlackInput['sends']): SlackSends {
  const sends: SlackSends = {};
  for (const news of SLACK_NEWS) {
    const found = chosen.find((one) => one.news === news);
    if (!found) continue;
    const own = found.channel?.trim() ?? '';
    if (own !== '' && way === 'WEBHOOK') throw invalid('sends', 'A webhook writes to one channel. Connect a bot for several.');
    sends[news] = own === '' ? null : channelOf(way, 'sends', own);
  }
  return sends;
}
