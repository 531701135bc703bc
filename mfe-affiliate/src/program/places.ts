/** Where the remote's pages are mounted. */
export const AFFILIATE_HOME = '/affiliate';

/** Its pages, in the order of their tabs. */
export const AFFILIATE_PAGES = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/coupons', label: 'Coupons' },
  { path: '/statistics', label: 'Statistics' },
  { path: '/referrals', label: 'Referrals' },
  { path: '/earnings', label: 'Earnings' },
] as const;
