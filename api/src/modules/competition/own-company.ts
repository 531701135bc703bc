/** Where the version stands in a uuid. */
const VERSION_AT = 14;
/** For what an application makes by a rule of its own (RFC 9562); clients make ids of version 4. */
const OWN_VERSION = '8';

/**
 * The id of the own company's column, which follows from the company's: there is one, whoever writes into it first, and it needs
 * no writing before somebody does.
 */
export const ownCompetitorId = (companyId: string) => (
  companyId.slice(0, VERSION_AT) + OWN_VERSION + companyId.slice(VERSION_AT + 1)
).toLowerCase();

/** Whether it is such an id, of whatever company. */
export const isOwnCompetitor = (id: string) => id[VERSION_AT] === OWN_VERSION;
