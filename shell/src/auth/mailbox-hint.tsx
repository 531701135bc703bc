import { TextLink } from '@heartwood/shared-ui';
import { Fine } from './auth-copy';
import { useSignInSettings } from './sign-in-settings';

/** Without a mail server mails stay on this machine: say where they can be read. */
export function MailboxHint() {
  if (!useSignInSettings()?.developmentMailbox) return null;
  return <Fine>This installation sends no mail: read it in the <TextLink href="/dev/mailbox" target="_blank" rel="noreferrer">
    development mailbox
  </TextLink>.</Fine>;
}
