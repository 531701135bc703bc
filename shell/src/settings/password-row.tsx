import { Button, latePart } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import type { Me } from '../graphql/me';
import { SettingRow } from './settings-rows';
import { useWanted } from './use-wanted';

const PasswordDialog = latePart(() => import('./password-dialog').then((part) => part.PasswordDialog));
const FirstPasswordDialog = latePart(() => import('./password-dialog').then((part) => part.FirstPasswordDialog));

interface PasswordRowProps extends Pick<Me, 'user'> {
  /** Null: not since this was first written down. */
  changedAt?: string | null;
}

export function PasswordRow({ user, changedAt = null }: PasswordRowProps) {
  const { isOpen, open, close } = useWanted('#password');
  const deed = user.hasPassword ? 'Change' : 'Choose';
  const Dialog = user.hasPassword ? PasswordDialog : FirstPasswordDialog;
  return (
    <>
      <SettingRow name="Password" deeds={<Button size="sm" aria-label={`${deed} password`} onClick={open}>{deed}</Button>}>
        {user.hasPassword
          ? (changedAt === null ? 'You log in with it.' : `Changed ${formatDate(changedAt)}`)
          : 'None yet: you log in with Google.'}
      </SettingRow>
      {isOpen ? <Dialog onClose={close} /> : null}
    </>
  );
}
