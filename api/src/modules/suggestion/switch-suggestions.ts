import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { enterCompany } from '../company';
import { requireViewer } from '../identity';
import { canSwitchSuggestions } from './suggestion.policy';
import { suggestionSwitch } from './suggestion.table';

/** Says whether words of the company's plan may be sent at all. Throws FORBIDDEN for everybody but owner and admins. */
export async function switchSuggestions(context: Context, { companyId, isOn }: { companyId: string; isOn: boolean }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { standing } = await enterCompany(tx, userId, companyId, context.now());
    if (!canSwitchSuggestions(standing)) throw forbidden("You don't have permission to switch suggestions on or off.");
    const said = { isOn, changedBy: userId, changedAt: context.now() };
    await tx.insert(suggestionSwitch).values({ companyId, ...said }).onConflictDoUpdate({ target: suggestionSwitch.companyId, set: said });
  });
}
