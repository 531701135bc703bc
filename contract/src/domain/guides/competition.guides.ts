import type { AreaGuides } from './module-guide';

export const COMPETITION_GUIDES: AreaGuides<'competition'> = {
  pointOfDifferentiation: {
    question: 'Why would a customer who knows all the others still choose you? One thing, said in one breath.',
    minutes: 15,
    guidance: 'Name one difference that a customer notices and that nobody could copy within a year. Ask the last three who chose you ' +
      'over somebody else what settled it, and use their words. “Better” and “cheaper” say nothing until you add by how much, and why it ' +
      'stays so.',
    examples: {
      product: 'There is nothing to bring back. Other reusable boxes want a walk to a machine; ours leaves with the next delivery, ' +
        'because our courier stands at the door anyway. 96% return, without a deposit.',
      software: 'The plan is fair, and everybody can see it: how many nights and weekends each has worked this year. The big suites ' +
        'could build that, but those who buy them do not want it seen.',
      local: 'Warm bread at six in the evening. The chain bakes frozen dough at any hour, and the other bakers start at one in the night ' +
        'and are asleep by then.',
    },
  },
  comparison: {
    question: 'What else could your customer choose, doing nothing included, and where does each of them beat you?',
    minutes: 30,
    guidance: 'Put in every alternative that a customer has named to you, and always the way they manage today. Buy or try each one; ' +
      'write down its price and one thing it does better than you. A table in which you win every row convinces nobody.',
    examples: {
      product: 'Cardboard, €1.30: nothing to return, and there it beats us. Deposit bags, €0.95: cheaper, but four of ten never come ' +
        'back. Takeaway: we sell against the rubbish, not against the price.',
      software: 'The spreadsheet: free, and the head of nursing knows it by heart. The hospital suite: does the payroll too, from €900 a ' +
        'month. Takeaway: for each home the suite takes, the spreadsheet keeps ten.',
      local: 'The kiosk: open until eleven, €2.20 a loaf. The organic shop: as good as we are, but one kilometre away and closed at six. ' +
        'Takeaway: hours and taste decide; nobody asked about organic flour.',
    },
  },
};
