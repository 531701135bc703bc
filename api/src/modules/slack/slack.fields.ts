import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { PersonRef } from '../identity';
import { recorded } from '../operations';
import { connectSlack } from './connect-slack';
import { readSlackConnection, type SlackConnection } from './slack-connection';
import { SLACK_NEWS } from './slack-news';
import { refusalWords } from './slack-refusal';
import { disconnectSlack, testSlack } from './test-slack';

const SlackNewsRef = builder.enumType('SlackNews', { values: SLACK_NEWS });
const SlackWayRef = builder.enumType('SlackWay', { values: ['WEBHOOK', 'BOT'] as const });

const SlackSendRef = builder.objectRef<SlackConnection['sends'][number]>('SlackSend').implement({
  fields: (t) => ({
    news: t.expose('news', { type: SlackNewsRef }),
    channel: t.exposeString('channel', { nullable: true, description: 'Null: the channel of the connection.' }),
  }),
});
const SlackSendInput = builder.inputType('SlackSendInput', {
  fields: (t) => ({ news: t.field({ type: SlackNewsRef }), channel: t.string({ required: false }) }),
});

const SlackConnectionRef = builder.objectRef<SlackConnection>('SlackConnection').implement({
  description: 'How a company’s Slack is reached. The secret is in no answer.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    isConnected: t.exposeBoolean('isConnected'),
    way: t.expose('way', { type: SlackWayRef, nullable: true }),
    channel: t.exposeString('channel', { nullable: true, description: 'With #; of a webhook as somebody named it.' }),
    sends: t.expose('sends', { type: [SlackSendRef], complexity: { field: 1, multiplier: SLACK_NEWS.length } }),
    connectedAt: t.expose('connectedAt', { type: 'DateTime', nullable: true }),
    connectedBy: t.expose('connectedBy', { type: PersonRef, nullable: true }),
    lastSentAt: t.expose('lastSentAt', { type: 'DateTime', nullable: true }),
    lastError: t.string({
      nullable: true, description: 'Why the last message was refused, in a sentence; null since one was taken.',
      resolve: ({ lastError }) => lastError && refusalWords(lastError),
    }),
    lastErrorAt: t.expose('lastErrorAt', { type: 'DateTime', nullable: true }),
    waiting: t.exposeInt('waiting', { description: 'Messages that were refused and are tried again.' }),
  }),
});

const PayloadRef = builder.objectRef<{ connection: SlackConnection | null; error: UserError | null }>('SlackPayload').implement({
  fields: (t) => ({
    connection: t.expose('connection', { type: SlackConnectionRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

/** With the connection as it is now, also where something was refused: what went wrong is part of it. Outsiders get none. */
async function payload(context: Context, companyId: string, command: () => Promise<void>) {
  const { error } = await expected(() => recorded(context, { kind: 'slack-change', subject: companyId }, command));
  return { connection: await readSlackConnection(context, companyId), error };
}

const own = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.queryField('slackConnection', (t) => t.field({
  ...own, type: SlackConnectionRef, nullable: true, description: 'For owner and admins; null for others.', args: { companyId: t.arg.id() },
  resolve: (_root, { companyId }, context) => readSlackConnection(context, companyId),
}));

builder.mutationFields((t) => ({
  connectSlack: t.field({
    ...own, type: PayloadRef,
    description: 'Connects by webhook or bot, which is tried with a message; without either, changes what is sent to which channel.',
    args: {
      companyId: t.arg.id(), sends: t.arg({ type: [SlackSendInput] }),
      webhookUrl: t.arg.string({ required: false }), botToken: t.arg.string({ required: false }),
      channel: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) => payload(context, args.companyId, () => connectSlack(context, args)),
  }),
  testSlack: t.field({
    ...own, type: PayloadRef, description: 'Sends a test message.', args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => payload(context, companyId, () => testSlack(context, companyId)),
  }),
  disconnectSlack: t.field({
    ...own, type: PayloadRef, description: 'The secret is gone with it. Twice is once.', args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => payload(context, companyId, () => disconnectSlack(context, companyId)),
  }),
}));
