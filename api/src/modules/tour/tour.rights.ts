import { signedIn, type Rights } from '../../testing/rights';

export const TOUR_RIGHTS: Rights = {
  fields: {
    'Query.tour': signedIn(),
    'Query.tourProgress': signedIn(),
    'Mutation.saveTourProgress': signedIn({ isActive: true, group: 'idea', activeStep: 1 }),
  },
};
