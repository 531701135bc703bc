import { inCompany, MANAGERS, type Rights } from '../../testing/rights';

export const SLACK_RIGHTS: Rights = {
  fields: {
    'Query.slackConnection': { ...inCompany(MANAGERS), hides: true },
    // The stage has a connection, and the test a Slack that takes everything.
    'Mutation.connectSlack': inCompany(MANAGERS, () => ({ sends: [{ news: 'MODULE_DONE' }], channel: '#growth' })),
    'Mutation.testSlack': inCompany(MANAGERS),
    'Mutation.disconnectSlack': inCompany(MANAGERS),
  },
  types: {
    SlackConnection: {
      from: ['Query.slackConnection', 'SlackPayload.connection'],
      fields: [
        'companyId', 'isConnected', 'way', 'channel', 'sends', 'connectedAt', 'connectedBy', 'lastSentAt', 'lastError', 'lastErrorAt',
        'waiting',
      ],
    },
    SlackSend: { from: ['SlackConnection.sends'], fields: ['news', 'channel'] },
  },
};
