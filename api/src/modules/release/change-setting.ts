import { setSetting } from '../../../../tools/src/releases/settings.mjs';
import { StepRefused } from '../../../../tools/src/releases/release-refused.mjs';
import type { Context } from '../../request/context';
import { AppError } from '../../request/errors';
import { recordAct } from '../operations';

/** Sets a value of a remote for this deployment: the next page that is opened has it. The words of who did it come first. */
export async function changeSetting(context: Context, { remote, name, value }: { remote: string; name: string; value: string | null }) {
  const { config: { remotesDir }, db } = context;
  await recordAct(db.orm, context, { kind: 'setting-changed', subject: remote, data: { name, value } });
  try {
    return await setSetting(remote, { remotesDir, name, value, by: { person: 'an operator' } });
  } catch (error) {
    throw error instanceof StepRefused ? new AppError('STEP_REFUSED', 409, error.message) : error;
  }
}
