import { actorsOf, companyOf, type Type } from './told';

/** Of the own place in a company. */
export const OF_COMPANIES = {
  INVITED: {
    kind: 'INVITE',
    mail: 'own',
    words: (told) => ({
      message: `${companyOf(told)} invited you as ${told.data.position ?? ''}, ${told.data.access ?? ''}`, strong: [companyOf(told)],
      path: '/app',
    }),
  },
  ROLE_CHANGED: {
    kind: 'INVITE',
    mail: 'now',
    words: (told) => ({
      message: `${actorsOf(told)} changed what you do in ${companyOf(told)}: ${told.data.role ?? ''}, ${told.data.access ?? ''}`,
      strong: [actorsOf(told), companyOf(told)], path: '/app/team',
    }),
  },
  REMOVED: {
    kind: 'INVITE',
    mail: 'now',
    words: (told) => ({
      message: `${actorsOf(told)} removed you from ${companyOf(told)}`, strong: [actorsOf(told), companyOf(told)], path: '/app',
    }),
  },
} as const satisfies Record<string, Type>;
