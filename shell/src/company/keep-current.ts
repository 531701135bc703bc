import type { Client } from 'urql';
import { UpdateUserDocument } from '../generated/graphql';

/** Stores the company as last accessed, where a page has it by its address or by the person's only choice. */
export async function keepCurrent(client: Client, { userId, companyId }: { userId: string; companyId: string }): Promise<void> {
  await client.mutation(UpdateUserDocument, { id: userId, set: { lastAccessedCompanyId: companyId } }).toPromise();
}
