import type { AreaGuides } from './module-guide';

export const MARKET_PLAN_GUIDES: AreaGuides<'marketPlan'> = {
  marketGoals: {
    question: 'What must be true, and by when, so that the plan goes on? Name goals with a number and a date.',
    minutes: 10,
    guidance: 'A good goal has a number, a date and a person, and a stranger could check it. Start from what your next investor, bank or ' +
      'partner will ask for, and go back in steps of two months. “Grow sales” cannot be missed, so it cannot be reached either.',
    examples: {
      product: '25 paying shops by 30 June, eleven today. A second hall signed by 15 July. Fewer than 2% of crates lost in a month by ' +
        'September; it was 3.1% in April.',
      software: 'Two more homes pay by 1 June. A ward of 30 is planned in less than a minute by 15 June. The data protection audit is ' +
        'passed by October, before we talk to a chain.',
      local: '300 loaves a day by 1 September. A lease for the second shop by November, but only if rent stays below 9% of its sales. ' +
        'Mira folds dough alone by Easter.',
    },
  },
  traction: {
    question: 'What has happened already that you can prove? Name the number and the date.',
    minutes: 10,
    guidance: 'Write down what customers did, not what they said: paid, came back, brought somebody. The bank account, the till and the ' +
      'order book hold most of it. Followers, prizes and letters of intent prove little; put them last, or leave them out.',
    examples: {
      product: 'Eleven shops pay, the first since October, and eight have renewed. 4,300 trips in April, by the scanner. 96% of crates ' +
        'were back within nine days.',
      software: 'First invoice paid on 3 March: €495. Three homes have published twelve plans one after another. The first of them now ' +
        'needs three hours a month instead of eleven.',
      local: 'Money left after rent, wages and loan for nine months in a row. Evening loaves: 40 a day in January, 90 in May. Six cafés ' +
        'order every week, and none has left.',
    },
  },
};
