import { randomUUID } from 'node:crypto';
import type { Rights } from '../../testing/rights';

export const ACTIVITY_RIGHTS: Rights = {
  fields: {
    'Mutation.logPageVisit': {
      may: 'signed-in', variables: ({ people }) => ({ id: randomUUID(), route: `/app/profile/user/${people.custom.userId}` }),
    },
  },
};
