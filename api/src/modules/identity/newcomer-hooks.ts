import type { Context } from '../../request/context';
import type { Db } from '../../db/database';

/**
 * What the team module does when somebody arrives. Teams know identity, not the other way round,
 * so routes.ts hands this in.
 */
export interface NewcomerHooks {
  /** The token is a valid invitation to this very address: its mail has proven it. */
  isInvited(tx: Db, claim: { token: string; email: string }): Promise<boolean>;
  /** Ties the invitation to the account. True: the token is a valid invitation to this very address, so the mail has proven it. */
  claimInvite(tx: Db, claim: { token: string; email: string; userId: string }): Promise<boolean>;
  /** The address is proven: pending invitations to it belong to this person. */
  addressProven(tx: Db, person: { email: string; userId: string }): Promise<void>;
  /** The account has another address now: its own tabs and its teams show it. */
  addressChanged(tx: Db, context: Context, userId: string): Promise<void>;
}

/**
 * What the files module does with a picture that lies elsewhere: the address of a copy of our own, or null. It knows identity too, so it is
 * handed in as well.
 */
export type AdoptPicture = (context: Context, picture: { ownerId: string; purpose: string; address: string }) => Promise<string | null>;
