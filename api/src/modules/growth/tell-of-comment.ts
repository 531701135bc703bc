import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { notify } from '../notification';
import { aboutModule } from './about-module';
import type { EnteredModule } from './enter-module';

/** Whoever is mentioned hears of that, and the module's people of the comment: nobody of both. */
export async function tellOfComment(
  tx: Db, context: Context, entered: EnteredModule, commentId: string, mentions: readonly string[],
): Promise<void> {
  await tellOfMention(tx, context, entered, commentId, mentions);
  const to = entered.reach.assignees.filter((id) => !mentions.includes(id));
  await notify(tx, context, { ...aboutModule(entered, { commentId }), to, type: 'COMMENTED' });
}

export async function tellOfMention(
  tx: Db, context: Context, entered: EnteredModule, commentId: string, mentions: readonly string[],
): Promise<void> {
  await notify(tx, context, { ...aboutModule(entered, { commentId }), to: mentions, type: 'MENTIONED' });
}
