import type { Announcer } from '../../events/announce';
import type { MoneyListener } from '../billing';
import { commissionOf, restoreCommission, takeBackCommission } from './commission';

/** What the programme makes of money that came or went. */
export const affiliateMoney = (services: Announcer): MoneyListener => ({
  arrived: (tx, money) => commissionOf(tx, services, money),
  returned: (tx, money) => takeBackCommission(tx, services, money),
  restored: (tx, money) => restoreCommission(tx, services, money),
});
