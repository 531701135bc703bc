import { useEffect } from 'react';
import type { Me } from '../graphql/me';
import { session } from '../session/browser-session';

/** The account's choice reaches a device that has another one. */
export function useThemeOfAccount({ user }: Pick<Me, 'user'>): void {
  const { theme } = user;
  useEffect(() => {
    if (theme === 'system' || theme === 'light' || theme === 'dark') session.ui.update({ theme });
  }, [theme]);
}
