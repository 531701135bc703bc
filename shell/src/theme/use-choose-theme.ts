import { useMutation } from 'urql';
import { UpdateUserDocument } from '../generated/graphql';
import type { Me } from '../graphql/me';
import { session } from '../session/browser-session';
import type { ThemeChoice } from '../session/ui-storage';

/** Changes the look at once, here and on the account, so that other devices follow. */
export function useChooseTheme({ user }: Pick<Me, 'user'>): (choice: ThemeChoice) => void {
  const [, updateUser] = useMutation(UpdateUserDocument);
  return (choice) => {
    session.ui.update({ theme: choice });
    void updateUser({ id: user.id, set: { theme: choice } });
  };
}
