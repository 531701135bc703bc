import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { requireViewer } from '../identity';
import { endSuggestion } from './settle-suggestion';
import { suggestion } from './suggestion.table';

/** Stops one's own; what has been written stays. Twice is once. Throws FORBIDDEN for another's. */
export async function stopSuggestion(context: Context, id: string): Promise<void> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.orm.select({ userId: suggestion.userId }).from(suggestion).where(eq(suggestion.id, id));
  if (row?.userId !== userId) throw forbidden();
  await endSuggestion(context, id, 'STOPPED');
}
