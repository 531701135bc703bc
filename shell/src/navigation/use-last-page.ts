import { useEffect } from 'react';
import { session } from '../session/browser-session';
import { isKept } from './start-path';
import { useLocation } from './use-location';

/** Keeps where the person is, for as long as that is what they start with. */
export function useLastPage(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const path = pathname + search;
    if (session.ui.get().startWith === 'last' && isKept(path)) session.ui.update({ lastPage: path });
  }, [pathname, search]);
}
