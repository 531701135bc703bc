import type { Shell } from '@heartwood/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'urql';
import { DeskContext, type Desk } from '../notification/desk';
import { PostParts } from '../post/post-pieces';
import { enterDesk } from './open-desk';
import { Parts } from './parts';

/** The shared desk for as long as this view is mounted. */
export function CommunityProviders({ shell, children }: { shell: Shell; children: ReactNode }) {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const entered = enterDesk(shell);
    setDesk(entered.desk);
    return () => entered.leave();
  }, [shell]);
  if (!desk) return null;
  return (
    <Provider value={desk.client}>
      <DeskContext value={desk}><PostParts value={Parts}>{children}</PostParts></DeskContext>
    </Provider>
  );
}
