import { isEmail, LIMITS, normalizeEmail } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { tryPasscode } from './open-link';
import type { OpenLink } from './share.queries';

/** What is wanted before anything is shown. */
export interface ShareAsks { name: string; passcode: boolean; mail: boolean }

type Door = Pick<OpenLink, 'id' | 'companyName' | 'passcodeHash' | 'asksMail'>;
interface Brought { passcode?: string | null | undefined; mail?: string | null | undefined }
type Admitted = { asks: ShareAsks; mail: null } | { asks: null; mail: string | null };

/**
 * Lets in whoever brings what the link asks for, and says under which mail. Throws INVALID and PASSCODE with a field, TOO_MANY_REQUESTS.
 */
export async function admit(context: Context, link: Door, { passcode, mail }: Brought): Promise<Admitted> {
  const asksPasscode = link.passcodeHash !== null;
  if ((asksPasscode && !passcode) || (link.asksMail && !mail)) {
    return { asks: { name: link.companyName, passcode: asksPasscode, mail: link.asksMail }, mail: null };
  }
  const reader = link.asksMail ? mailOf(mail ?? '') : null;
  if (asksPasscode) await tryPasscode(context, link, (passcode ?? '').slice(0, LIMITS.sharePasscode.max));
  return { asks: null, mail: reader };
}

function mailOf(text: string): string {
  const mail = normalizeEmail(text);
  if (!isEmail(mail)) throw invalid('mail', 'Enter a valid email.');
  return mail;
}
