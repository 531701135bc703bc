import type { Standing } from '../standing';
import { manageHead, triesOf, type ManageFacts } from './manage-words';

const day = (year: number, month: number, date: number): string => new Date(year, month - 1, date, 12).toISOString();
const NOW = new Date(2026, 4, 14, 12);
const PRO: Standing = {
  plan: 'Pro', status: 'active', trialUsed: true, paidPlan: 'Pro', frequency: 'YEARLY', endsAt: day(2027, 6, 24), cancelsAt: null,
  next: null,
};
const TRIAL: Standing = { ...PRO, plan: 'Trial', status: 'trialing', paidPlan: null, frequency: null, endsAt: day(2026, 6, 24) };
const FAILURE = {
  amount: 28_800, currency: 'EUR', until: day(2026, 7, 8), reason: 'expired_card',
  tries: [
    { at: day(2026, 6, 24), isDone: true }, { at: day(2026, 6, 27), isDone: true }, { at: day(2026, 7, 1), isDone: false },
    { at: day(2026, 7, 8), isDone: false },
  ],
};
const head = (facts: Partial<ManageFacts>) => {
  const { title, badge, text } = manageHead(
    { standing: PRO, currency: 'EUR', nextAmount: 28_800, nextAt: day(2027, 6, 24), ...facts }, NOW,
  );
  return [title, badge?.word ?? '', text];
};

it.each<[string, Partial<ManageFacts>, string[]]>([
  ['Pro', {}, ['Pro renews on 24 June 2027', '', 'Yearly, €288.00 including VAT.']],
  ['a trial', { standing: TRIAL }, [
    'Your free trial ends on 24 June 2026', 'Trial', 'Nothing is charged. Then the company returns to Free and keeps everything you wrote.',
  ]],
  ['a trial, then Pro', { standing: { ...TRIAL, next: { plan: 'Pro', frequency: 'YEARLY', at: day(2026, 6, 24) } } },
    ['Pro starts on 24 June 2026', 'Trial', 'Yearly, €288.00 including VAT. 41 days of your trial are left; nothing is charged before.']],
  ['a trial after Pro was cancelled', { standing: { ...TRIAL, paidPlan: 'Pro', cancelsAt: day(2026, 6, 24) } },
    ['Your free trial ends on 24 June 2026', 'Cancelled', 'Pro does not start then, and nothing is charged.']],
  [
    'a cancelled plan', { standing: { ...PRO, cancelsAt: day(2027, 6, 23) } },
    ['Pro ends on 23 June 2027', 'Cancelled', '405 days left. No more charges.'],
  ],
  ['a smaller plan to come', {
    standing: { ...PRO, plan: 'Premium', next: { plan: 'Pro', frequency: 'MONTHLY', at: day(2027, 6, 24) } }, nextAmount: 2_880,
  },
    ['Premium until 24 June 2027', '', 'Then Pro, monthly, €28.80 including VAT.']],
  [
    'a payment that failed', { failure: FAILURE },
    ['2 more tries before 8 July', 'Past due', 'The bank said: expired card. A new card is charged at once and ends the tries.'],
  ],
  [
    'Free', { standing: { ...PRO, plan: 'Free' } },
    ['You are on Free', '', 'Nothing is charged. A plan opens the other modules, scenarios and presentations.'],
  ],
])('%s', (_name, facts, expected) => {
  expect(head(facts)).toEqual(expected);
});

it('each try has its box, and the last says what comes after it', () => {
  expect(triesOf(FAILURE).map(({ state, text }) => `${state}: ${text.replace(/\s/g, ' ')}`)).toEqual([
    'no: Expired card', 'no: Expired card', 'next: Next try, 12:00 PM', 'later: Last try, then Free',
  ]);
});
