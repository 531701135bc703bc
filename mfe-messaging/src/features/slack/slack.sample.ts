import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { SlackFieldsFragment } from '../../generated/graphql';
import type { FIRST_CHOICE } from './slack-news';

type Connection = { -readonly [Field in keyof SlackFieldsFragment]: SlackFieldsFragment[Field] };

export interface SlackSample { connection: Connection; refusal: { field: string; message: string } | null }

const NOT_CONNECTED = {
  isConnected: false, way: null, channel: null, sends: [], connectedAt: null, connectedBy: null, lastSentAt: null, lastError: null,
  lastErrorAt: null, waiting: 0,
} as const;

export function sampleSlack(companyId: string): SlackSample {
  return { connection: { __typename: 'SlackConnection', companyId, ...NOT_CONNECTED, sends: [] }, refusal: null };
}

/** A workspace that takes everything, until it has a refusal. */
export function slackOperations(
  sample: SlackSample, self: { id: string; firstname: string; lastname: string },
): Record<string, OperationAnswer> {
  const answer = () => ({
    __typename: 'SlackPayload', connection: { ...sample.connection },
    error: sample.refusal && { __typename: 'UserError', code: 'INVALID', ...sample.refusal },
  });
  return {
    SlackConnection: () => ({ slackConnection: { ...sample.connection } }),
    ConnectSlack: ({ sends, webhookUrl, botToken, channel }) => {
      const chosen = (sends as { news: (typeof FIRST_CHOICE)[number]; channel?: string | null }[])
        .map(({ news, channel: own }) => ({ __typename: 'SlackSend' as const, news, channel: own ?? null }));
      if (!sample.refusal) {
        const isNew = webhookUrl != null || botToken != null;
        sample.connection = {
          ...sample.connection, isConnected: true, sends: chosen, channel: channel as string | null,
          ...(isNew && {
            way: botToken == null ? 'WEBHOOK' as const : 'BOT' as const, connectedAt: '2026-04-03T09:12:00.000Z',
            lastSentAt: '2026-05-14T09:12:00.000Z',
            connectedBy: { __typename: 'Person' as const, id: self.id, firstname: self.firstname, lastname: self.lastname },
          }),
        };
      }
      return { connectSlack: answer() };
    },
    TestSlack: () => {
      sample.connection = { ...sample.connection, lastError: sample.refusal?.message ?? null };
      return { testSlack: answer() };
    },
    DisconnectSlack: () => {
      sample.connection = { ...sample.connection, ...NOT_CONNECTED, sends: [] };
      return { disconnectSlack: answer() };
    },
  };
}
