import { money } from '@heartwood/contract/domain';
import { frequencyWord, isPaid, type Standing } from '../standing';
import { daysLeft, daysWord, dayAndMonth, longDay } from '../words/days';

export interface FailureFacts {
  amount: number; currency: string; until: string; reason?: string | null | undefined; tries: readonly { at: string; isDone: boolean }[];
}
export interface ManageFacts {
  standing: Standing;
  nextAmount?: number | null | undefined;
  nextAt?: string | null | undefined;
  currency: string;
  failure?: FailureFacts | null | undefined;
}
export interface ManageHead { title: string; badge: { word: string; tone: 'neutral' | 'warning' | 'danger' } | null; text: string }

/** The plan in a sentence, and what happens next with it. */
export function manageHead({ standing, nextAmount, nextAt, currency, failure }: ManageFacts, now: Date): ManageHead {
  const { plan, paidPlan, frequency, cancelsAt, endsAt, next } = standing;
  if (failure) {
    const left = failure.tries.filter(({ isDone }) => !isDone).length;
    return {
      title: `${left === 1 ? '1 more try' : `${left} more tries`} before ${dayAndMonth(failure.until)}`,
      badge: { word: 'Past due', tone: 'danger' },
      text: `The bank said: ${bankSaid(failure.reason)}. A new card is charged at once and ends the tries.`,
    };
  }
  const amount = nextAmount == null ? '' : `, ${money(nextAmount, currency)} including VAT`;
  if (plan === 'Trial') {
    const days = endsAt === null ? '' : ` ${daysWord(daysLeft(endsAt, now))} of your trial are left`;
    if (next !== null) {
      return {
        title: `${next.plan} starts on ${longDay(next.at)}`, badge: { word: 'Trial', tone: 'neutral' },
        text: `${frequencyWord(next.frequency)}${amount}.${days}; nothing is charged before.`,
      };
    }
    if (cancelsAt !== null && paidPlan !== null && endsAt !== null) {
      return {
        title: `Your free trial ends on ${longDay(endsAt)}`, badge: { word: 'Cancelled', tone: 'warning' },
        text: `${paidPlan} does not start then, and nothing is charged.`,
      };
    }
    return {
      title: endsAt === null ? 'Your free trial' : `Your free trial ends on ${longDay(endsAt)}`, badge: { word: 'Trial', tone: 'neutral' },
      text: 'Nothing is charged. Then the company returns to Free and keeps everything you wrote.',
    };
  }
  if (!isPaid(plan)) return {
    title: 'You are on Free', badge: null, text: 'Nothing is charged. A plan opens the other modules, scenarios and presentations.',
  };
  if (cancelsAt !== null) {
    return {
      title: `${plan} ends on ${longDay(cancelsAt)}`, badge: { word: 'Cancelled', tone: 'warning' },
      text: `${daysWord(daysLeft(cancelsAt, now))} left. No more charges.`,
    };
  }
  const rhythm = frequency === null ? '' : frequencyWord(frequency);
  if (next !== null) {
    return {
      title: `${plan} until ${longDay(next.at)}`, badge: null,
      text: `Then ${next.plan}, ${frequencyWord(next.frequency).toLowerCase()}${amount}.`,
    };
  }
  const day = nextAt ?? endsAt;
  return {
    title: day === null ? plan : `${plan} renews on ${longDay(day)}`, badge: null,
    text: rhythm === '' ? 'Set by the operator of this place; nothing is charged.' : `${rhythm}${amount}.`,
  };
}

/** The provider's word for a refusal, as it stands in a sentence. */
function bankSaid(reason: string | null | undefined): string {
  if (!reason) return 'no';
  const words = reason.replace(/_/g, ' ').replace(/\.$/, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export interface Try { at: string; state: 'no' | 'next' | 'later'; text: string }

/** The tries of a payment that failed, one box each. */
export function triesOf({ tries, reason }: Pick<FailureFacts, 'tries' | 'reason'>): Try[] {
  const nextAt = tries.findIndex(({ isDone }) => !isDone);
  return tries.map(({ at, isDone }, index) => {
    if (isDone) return { at, state: 'no', text: reason ? capital(bankSaid(reason)) : 'Declined' };
    const isLast = index === tries.length - 1;
    return {
      at, state: index === nextAt ? 'next' : 'later',
      text: isLast ? 'Last try, then Free' : index === nextAt ? `Next try, ${clock(at)}` : 'Another try',
    };
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const clock = (at: string): string => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
