import type { AffiliateFieldsFragment } from '../generated/graphql';

/** Whether there is commission to read of: it stays when a company's part in the programme has ended. */
export const hasEarned = ({ months, payouts }: Pick<AffiliateFieldsFragment, 'months' | 'payouts'>): boolean => (
  months.length > 0 || payouts.length > 0
);
