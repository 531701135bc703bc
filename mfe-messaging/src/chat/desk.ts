import type { Session, Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { createContext, useContext } from 'react';
import type { Outbox } from '../thread/outbox';

/** What the page, the drawer and the quick chats share as long as one of them is there: one client, one queue, one stream. */
export interface Desk {
  shell: Shell;
  client: Client;
  outbox: Outbox;
  self: Session['user'];
}

/** A customer on a partner's page: they have no address and no pages of the product. */
export const isVisitor = (self: Desk['self']): boolean => self.email === '';

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs MessagingProviders around it');
  return desk;
}
