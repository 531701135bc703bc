import type { Rights } from '../../testing/rights';

export const COMPANY_RIGHTS: Rights = {
  types: {
    TeamMember: {
      from: ['Team.members'],
      fields: [
        'id', 'companyId', 'user', 'email', 'role', 'position', 'department', 'accessType', 'isAccepted', 'isDeclined', 'isAdvisory',
        'isVerified', 'createdAt', 'acceptedAt', 'skills',
      ],
    },
  },
};
