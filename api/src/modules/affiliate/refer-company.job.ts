import { defineJob } from '../jobs';
import { refer, type Founding } from './referrals';

/** After a company was founded, outside of the founder's transaction: rows of two companies are held for it. */
export const referCompany = defineJob<Founding>({ kind: 'refer-company', run: (services, founding) => refer(services, founding) });
