/** A subscription at the provider that is paid, tried again, or begins after a trial. */
export const LIVE = ['active', 'trialing', 'past_due'];

export const isLive = ({ status }: { status: string }) => LIVE.includes(status);
