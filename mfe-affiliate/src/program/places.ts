/** Where the remote's pages are mounted. */
export const AFFILIATE_HOME = '/affiliate';
