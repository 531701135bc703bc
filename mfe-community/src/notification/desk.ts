import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { createContext, useContext } from 'react';

/** What page, bell and settings share as long as one of them is there: one client, one stream. */
export interface Desk {
  shell: Shell;
  client: Client;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs CommunityProviders around it');
  return desk;
}
