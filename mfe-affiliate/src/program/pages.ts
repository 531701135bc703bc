import { ChartColumnIcon, LayoutDashboardIcon, TicketPercentIcon, UsersIcon, WalletIcon } from '@heartwood/shared-ui';

/** What is counted behind a page's name. */
export type AffiliateCount = 'coupons' | 'referrals';

interface AffiliatePage { path: string; label: string; icon: typeof WalletIcon; count?: AffiliateCount }

/** The programme's pages, in the order of its menu. */
export const AFFILIATE_PAGES: readonly AffiliatePage[] = [
  { path: '/dashboard', label: 'Dashboard', icon: LayoutDashboardIcon },
  { path: '/coupons', label: 'Coupons', icon: TicketPercentIcon, count: 'coupons' },
  { path: '/statistics', label: 'Statistics', icon: ChartColumnIcon },
  { path: '/referrals', label: 'Referrals', icon: UsersIcon, count: 'referrals' },
  { path: '/earnings', label: 'Earnings', icon: WalletIcon },
];
