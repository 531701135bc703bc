/** What an Avatar takes of a person who may be here. */
export const presenceOf = ({ OnlineStatus }: { OnlineStatus: string }): { presence: 'online' | 'offline' } => (
  { presence: OnlineStatus === 'true' ? 'online' : 'offline' }
);
