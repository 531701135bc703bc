import { money } from '@heartwood/contract/domain';
import { Banner, Button, HourglassIcon, Text } from '@heartwood/shared-ui';
import type { Wish } from '../billing-places';
import type { Standing } from '../standing';
import { daysLeft, daysWord, dayAndMonth, longDay } from '../words/days';

export interface FailureFacts { amount: number; currency: string; until: string }

/** What stands above the plans: a payment that failed, else what was wanted, else the trial's end. */
export function PlanBanners(
  { standing, failure, wish, onCard }: { standing: Standing; failure: FailureFacts | null; wish: Wish; onCard(): void },
) {
  const { plan, endsAt, next } = standing;
  if (failure !== null) {
    return (
      <Banner tone="danger" action={<Button size="sm" onClick={onCard}>Update card</Button>}>
        <b>The payment of {money(failure.amount, failure.currency)} did not go through.</b>{' '}
        <Text tone="2">
          Everything works until {dayAndMonth(failure.until)}. After that the company returns to Free and nothing is deleted.
        </Text>
      </Banner>
    );
  }
  return (
    <>
      {wish.feature === null
        ? null
        : <Banner><b>{wish.feature} comes with Pro.</b> Once it is paid you are back where you came from.</Banner>}
      {plan !== 'Trial' || endsAt === null || next !== null ? null : (
        <Banner tone="warning" icon={HourglassIcon} action={<Button size="sm" onClick={onCard}>Add a card</Button>}>
          <b>Your free trial ends on {longDay(endsAt)}.</b>{' '}
          <Text tone="2">
            {daysWord(daysLeft(endsAt, new Date()))} left of your two months. Everything stays; Pro features pause until you choose a plan.
          </Text>
        </Banner>
      )}
    </>
  );
}
