import { expected } from '../../request/expected-failure';

/** The record as it is now; nothing but the error where the command was refused, unless it met a conflict. */
export async function payload<Row>(companyId: string, command: () => Promise<void>, read: () => Promise<Row>) {
  const { error } = await expected(command);
  const isRead = error === null || error.code === 'CONFLICT';
  return { companyId: isRead ? companyId : null, row: isRead ? await read() : null, error };
}
