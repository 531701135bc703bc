import { dayMonth } from '../../../text/days';
import { actorsOf, companyOf, type Told, type Type } from './told';

const MANAGE = '/app/growth-framework/subscription/manage';
const PLANS = '/app/growth-framework/subscription';
/** What somebody asks for who has none left. */
const CREDITS = 'Credits';
const planOf = ({ data }: Told) => data.planName ?? 'The plan';
const untilOf = ({ data }: Told) => (data.until === undefined ? '' : dayMonth(data.until));

/** Of what a company pays: told to its owner and admins. */
export const OF_BILLING = {
  PAYMENT_FAILED: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => ({
      message: `The payment for ${planOf(told)} of ${companyOf(told)} did not go through. Everything works until ${untilOf(told)}`,
      strong: [planOf(told), companyOf(told)], path: MANAGE,
    }),
  },
  PAYMENT_DISPUTED: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => ({
      message: `Your bank has taken back a payment of ${companyOf(told)}, because somebody told it that the payment was not theirs. If it was, tell your bank`,
      strong: [companyOf(told)], path: MANAGE,
    }),
  },
  PLAN_ENDED: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => ({
      message: `${planOf(told)} of ${companyOf(told)} has ended. It is on Free now, and nothing was deleted`,
      strong: [planOf(told), companyOf(told)], path: PLANS,
    }),
  },
  TRIAL_ENDS: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => {
      const days = told.data.days ?? 1;
      return {
        message: `The free trial of ${companyOf(told)} ends in ${days} ${days === 1 ? 'day' : 'days'}, on ${untilOf(told)}`,
        strong: [companyOf(told)], path: PLANS,
      };
    },
  },
  FIRST_CHARGE: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => ({
      message: `${planOf(told)} of ${companyOf(told)} starts on ${untilOf(told)}, and its card is charged for the first time`,
      strong: [planOf(told), companyOf(told)], path: MANAGE,
    }),
  },
  PLAN_ASKED: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => {
      const { feature = 'more than the plan has' } = told.data;
      return {
        message: `${actorsOf(told)} asks you for ${feature} in ${companyOf(told)}`, strong: [actorsOf(told), feature, companyOf(told)],
        path: feature === CREDITS ? `${PLANS}/credits` : PLANS,
      };
    },
  },
} as const satisfies Record<string, Type>;
