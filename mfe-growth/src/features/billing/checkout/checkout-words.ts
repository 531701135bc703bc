import type { PlanName } from '@heartwood/contract/domain';
import { frequencyWord, isMore, isPaid, type Frequency, type Standing } from '../standing';
import { longDay } from '../words/days';
import { money } from '@heartwood/contract/domain';

/** What the page and its button say. */
export function checkoutVerb(
  plan: PlanName, frequency: Frequency, { plan: present, next }: Pick<Standing, 'plan' | 'next'>,
): { title: string; busy: string } {
  if (present === plan) return { title: `Switch to ${frequencyWord(frequency).toLowerCase()}`, busy: 'Switching' };
  const before = next?.plan ?? present;
  if (!isPaid(before) || isMore(plan, before)) return { title: `Upgrade to ${plan}`, busy: 'Upgrading' };
  return { title: `Change to ${plan}`, busy: 'Changing' };
}

/** The toast when it is done. */
export function doneWords({ plan, at, total, currency, isSettled }: {
  plan: PlanName; at: string | null; total: number; currency: string; isSettled: boolean;
}): { title: string; text: string } {
  if (!isSettled) return { title: `${plan} is on its way`, text: 'It starts when the payment is confirmed.' };
  if (at !== null) return { title: `${plan} starts on ${longDay(at)}`, text: `The first invoice is ${money(total, currency)}.` };
  return { title: `${plan} has started`, text: `${money(total, currency)} paid. The receipt comes by mail.` };
}

/** Below the button: what one can do about it later. */
export function cancelWords(plan: PlanName, frequency: Frequency): string {
  return `Cancel any time. ${plan} then stays until the end of the paid ${frequency === 'YEARLY' ? 'year' : 'month'}.`;
}
