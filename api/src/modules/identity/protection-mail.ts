import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import type { ProtectionChange } from '../mail';
import { forgotLink, securityLink } from './identity-links';
import type { User } from './users';

/** Whoever owns the account hears what protects it now, with the way to take it back. */
export function tellProtection(
  tx: Db, { mail, config }: Pick<Context, 'mail' | 'config'>, { email, firstname }: User, change: ProtectionChange,
): Promise<void> {
  return mail.enqueue(tx, {
    to: email, template: 'protection-changed', firstname, change, link: securityLink(config), resetLink: forgotLink(config),
  });
}
