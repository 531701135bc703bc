/** What an Avatar takes of a person who may be here. */
export const presenceOf = ({ OnlineStatus }: { OnlineStatus: string }) => ({ presence: OnlineStatus === 'true' ? 'online' as const : 'offline' as const });
