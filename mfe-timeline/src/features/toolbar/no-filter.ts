import type { Address } from '../../timeline/address';

/** All goals. */
export const NO_FILTER = { person: null, category: null, status: null } satisfies Partial<Address>;
