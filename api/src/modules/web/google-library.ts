import type { Config } from '../../process/config';

/** Where Google's library for pages lies: with the issuer, so that one setting names both. Null where nobody signs in with Google. */
export function googleLibrary(google: Config['google']): string | null {
  return google === null ? null : `${new URL(google.issuer).origin}/gsi/`;
}
