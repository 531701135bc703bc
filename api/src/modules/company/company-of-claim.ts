import type { Context } from '../../request/context';
import { companiesOf } from './tell-of-person';

/** The company that a request says it is made in, when the person belongs to it. */
export async function companyOfClaim({ companyClaim, db }: Context, userId: string): Promise<string | null> {
  return companyClaim !== null && (await companiesOf(db.orm, userId)).includes(companyClaim) ? companyClaim : null;
}
