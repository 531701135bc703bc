/** A plan to begin with. Days count from the day that it starts on. */
export interface PlanTemplate {
  key: string;
  title: string;
  text: string;
  months: number;
  categories: readonly string[];
  /** Title, category by its place, first and last day. */
  phases: readonly (readonly [title: string, category: number, from: number, to: number])[];
  /** Title, category by its place, day, what it is reached by. */
  goals: readonly (readonly [title: string, category: number, day: number, value: string])[];
}

export const PLAN_TEMPLATES: readonly PlanTemplate[] = [
  {
    key: 'launch', title: 'Launch', text: 'From the prototype to the first public version.', months: 5, categories: ['Product', 'Market'],
    phases: [['Prototype', 0, 0, 41], ['Closed beta', 0, 42, 104], ['Waiting list', 1, 14, 104], ['Public version', 1, 105, 150]],
    goals: [
      ['Ten interviews about the problem', 1, 14, 'Ten people told how they solve it today'],
      ['Prototype that can be tried', 0, 41, 'Somebody else finishes the main task with it'],
      ['Waiting list is open', 1, 28, 'A page with a form is public'],
      ['First beta users', 0, 49, 'Ten people use it weekly'],
      ['Price is tried', 1, 77, 'Three people have said yes to a price'],
      ['Nothing that stops a launch', 0, 98, 'No known fault loses data'],
      ['Launch day', 1, 112, 'The version is public'],
      ['First month looked back on', 1, 150, 'What stays, what goes, what comes next is written'],
    ],
  },
  {
    key: 'fundraising', title: 'Fundraising', text: 'Data room, first talks, term sheet, money in the bank.', months: 6,
    categories: ['Funding', 'Numbers'],
    phases: [['Preparation', 1, 0, 41], ['Talks', 0, 42, 118], ['Terms and closing', 0, 119, 180]],
    goals: [
      ['Amount and use of funds are clear', 1, 10, 'One page says how much and for what'],
      ['Deck is ready', 0, 21, 'Two people outside the company understand it'],
      ['Financial model is ready', 1, 28, 'Three years with what they rest on'],
      ['Data room ready', 1, 41, 'Nothing an investor asks for is missing'],
      ['List of 40 investors', 0, 35, 'Each with a reason and a way in'],
      ['First ten talks', 0, 63, 'Ten first meetings are held'],
      ['Term sheet', 0, 118, 'Signed by one lead investor'],
      ['Due diligence is over', 1, 150, 'All questions are answered'],
      ['Money in the bank', 0, 180, 'The round is paid in'],
    ],
  },
  {
    key: 'customers', title: 'First 100 customers', text: 'Ten talks, ten pilots, a hundred who pay.', months: 4,
    categories: ['Market', 'Product'],
    phases: [['Talks', 0, 0, 27], ['Pilots', 0, 21, 69], ['What pilots ask for', 1, 28, 76], ['Sales', 0, 70, 120]],
    goals: [
      ['Ten talks', 0, 14, 'Ten possible customers told what they pay for today'],
      ['Offer on one page', 0, 24, 'Price, result and what it takes'],
      ['Ten pilots', 0, 49, 'Ten customers use it'],
      ['First who pays', 0, 63, 'An invoice is paid'],
      ['Second customers come by themselves', 0, 84, 'Five were sent by others'],
      ['Setup takes an hour', 1, 76, 'A new customer starts within an hour'],
      ['A hundred who pay', 0, 120, 'A hundred customers have paid'],
    ],
  },
];

/** The template that fits each objective of a company; any other begins with a launch. */
const FITTING: Readonly<Record<string, string>> = {
  FIRST_CUSTOMERS: 'customers', PRODUCT_MARKET_FIT: 'customers', GROW_REVENUE: 'customers', EXPAND_MARKET: 'customers',
  RAISE_FUNDING: 'fundraising', PREPARE_EXIT: 'fundraising',
};

/** Whether a template is the one for a company's objective, and not only what any other begins with. */
export const fits = ({ key }: PlanTemplate, objective: string | null): boolean => FITTING[objective ?? ''] === key;

/** The templates, first the one that fits the company's objective. */
export function templatesFor(objective: string | null | undefined): readonly PlanTemplate[] {
  const fitting = FITTING[objective ?? ''] ?? 'launch';
  return [...PLAN_TEMPLATES].sort((one, other) => Number(other.key === fitting) - Number(one.key === fitting));
}
