import { AFFILIATE } from '@heartwood/contract/domain';
import type { AffiliateFieldsFragment } from '../../generated/graphql';
import { amountWords, monthOf, monthWords } from '../../program/amounts';
import type { StackedBar } from '../../program/chart-card';

type Facts = Pick<AffiliateFieldsFragment, 'currency' | 'months' | 'commissionPending' | 'commissionHeld' | 'heldReferrals'>;
type Month = AffiliateFieldsFragment['months'][number];

/** "€960 earned in May so far" */
export function headline({ months, currency }: Pick<Facts, 'months' | 'currency'>, now: Date): string {
  if (months.length === 0) return 'Share your link to earn the first commission';
  const present = months.find(({ month }) => month === monthOf(now));
  const earned = (present?.paid ?? 0) + (present?.pending ?? 0);
  return earned === 0
    ? `Nothing earned in ${monthWords(monthOf(now))} yet`
    : `${amountWords(earned, currency, { isRound: true })} earned in ${monthWords(monthOf(now))} so far`;
}

/** What is on its way, and what waits for a decision. */
export function leadOf({ months, currency, commissionPending, commissionHeld, heldReferrals }: Facts): string {
  if (months.length === 0 && heldReferrals === 0) return `${AFFILIATE.linkCommission}% of what a company pays that comes by your link.`;
  const words = (amount: number) => amountWords(amount, currency, { isRound: true });
  const pending = commissionPending === 0 ? 'Nothing is pending.' : `${words(commissionPending)} is pending.`;
  if (heldReferrals === 0) return pending;
  const companies = heldReferrals === 1 ? '1 company waits' : `${heldReferrals} companies wait`;
  return `${pending} ${companies} for a decision${commissionHeld === 0 ? '' : `, with ${words(commissionHeld)}`}.`;
}

/** The months up to now, so many or from the first one on, those without commission too. */
export function monthBars(months: readonly Month[], now: Date, many: number | 'ALL'): StackedBar[] {
  const length = many === 'ALL' ? Math.max(1, monthsBetween(months[0]?.month ?? monthOf(now), monthOf(now)) + 1) : many;
  return Array.from({ length }, (_, at) => {
    const month = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - length + 1 + at, 15)));
    const found = months.find((each) => each.month === month);
    return {
      key: month, label: `${monthWords(month).slice(0, 3)} ${month.slice(2, 4)}`, solid: found?.paid ?? 0, hollow: found?.pending ?? 0,
    };
  });
}

/** Of two months as `YYYY-MM`. */
function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from);
}
