import { createReadable, type Session } from '@heartwood/contract';

/** Who is signed in and for which company, as remotes see it; null until the entry to /app has decided. */
export const currentSession = createReadable<Session | null>(null);
