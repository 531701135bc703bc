import type { AreaGuides } from './module-guide';

export const FOUNDATION_GUIDES: AreaGuides<'foundation'> = {
  vision: {
    question: 'What will be different in the world in ten years because your company exists? Describe the picture, not the product.',
    minutes: 15,
    guidance: 'A good vision names who lives differently, and how one would notice. Describe an ordinary day in ten years and cross out ' +
      'every sentence a competitor could sign. “To be the leading provider” is a wish about you: leave it out.',
    examples: {
      product: 'In ten years nobody in a European city remembers the word parcel waste. Whatever is delivered arrives in something that ' +
        'goes out again tomorrow.',
      software: 'In ten years no nurse learns on Sunday evening that she works on Monday. Shifts stand four weeks ahead, and whoever ' +
        'wants to swap does it without asking a favour.',
      local: 'In ten years every quarter of this town has bread made within walking distance, by people who can live on it. Children ' +
        'know who baked their breakfast.',
    },
  },
  belief: {
    question: 'What do you hold to be true that most of your market does not? Say why you would bet the company on it.',
    minutes: 10,
    guidance: 'Write one sentence that a sensible person in your market would argue with, then the reason you hold it. Ask three ' +
      'experienced people what is impossible in your trade, and look for the answer you would contradict. “Quality matters” is no ' +
      'belief, because nobody holds the opposite.',
    examples: {
      product: 'Reuse does not fail because people are lazy. It fails because returning costs them a trip. Make giving back shorter than ' +
        'throwing away and people give back.',
      software: 'Homes do not have too few nurses, they have too few weeks one can count on. Give people a plan that holds, and many of ' +
        'those who left will come back.',
      local: 'People do not buy supermarket bread because it is cheap. They buy it because it is there at seven in the evening. So we ' +
        'bake twice a day, and the second batch sells out.',
    },
  },
  values: {
    question: 'What do you keep to when it costs you something? Name three to five values and what each of them rules out.',
    minutes: 15,
    guidance: 'Name each value together with what it makes you refuse. Go through three hard decisions of last year and write down what ' +
      'settled them. “Honest” or “innovative” decide nothing until they cost you a customer or a weekend.',
    examples: {
      product: 'Plain numbers: we show the bad month too. Rules out: a slide with the axis cut off.',
      software: 'The nurse before the buyer: what helps the office and costs the ward time is not built. Rules out: showing the manager ' +
        'who read the plan at night.',
      local: 'Nothing from a packet: we make it or we do not sell it. Rules out: croissants on Mondays, when nobody is there at three to ' +
        'fold the dough.',
    },
  },
  culture: {
    question: 'How do people work here when nobody is looking? Name the habits you would defend in a hard month.',
    minutes: 10,
    guidance: 'Describe habits that somebody could watch on a Tuesday, not feelings. Ask the newest person what surprised them in the ' +
      'first two weeks: that is your culture today. Three habits that are kept are worth more than ten on a poster.',
    examples: {
      product: 'We write it down first. Meetings start with five minutes of reading, and the decision goes in the document, not in the ' +
        'chat.',
      software: 'Each of us works one night a year in a home that uses us. What annoyed us there is first on the list on Monday.',
      local: 'Whoever burns a batch says so before it cools. Nobody is shouted at, time and temperature go on the board, and the loaves ' +
        'go to the pig farmer.',
    },
  },
  sdgs: {
    question: 'Which of the 17 goals does your work really move? Two or three are enough.',
    minutes: 15,
    guidance: 'For each goal, say what changes because of you and where you count it. Start from numbers you have already, such as ' +
      'purchases, kilometres or contracts, and see which goal they belong to. A goal without a number behind it is a logo: leave it out.',
    examples: {
      product: '12, Responsible Consumption: each crate replaces 40 boxes a year. We count the boxes that our shops no longer buy.',
      software: '8, Decent Work: shifts are known four weeks ahead instead of six days. We read it from the day each home publishes its ' +
        'plan.',
      local: '12, Responsible Consumption: 4% of our bread is left at closing, it was 15%. We weigh it every evening, and it is ' +
        'breadcrumbs the next morning.',
    },
  },
  skills: {
    question: 'What must the team be able to do in the next year, and who can do it today?',
    minutes: 10,
    guidance: 'List what the next twelve months need, then put a name to each line: the lines without a name are the answer. Go through ' +
      'your next two goals and ask who would do each step on Monday. Job titles hide the gap; “marketing” does not say whether anybody ' +
      'can write an advertisement.',
    examples: {
      product: 'Route planning: Lena. Food law: nobody yet, so we pay a lawyer by the hour until autumn.',
      software: 'Labour law for shift work: Dana, who planned a ward for eight years. Data protection audits: nobody, and the next home ' +
        'will ask, so we buy two days a month.',
      local: 'Folding dough: Yusuf alone, so he teaches Mira until Easter. Books: a tax office, €90 a month. Hiring: nobody has done it, ' +
        'and the second shop needs four people.',
    },
  },
  team: {
    question: 'Who builds this with you, and who tells you the truth?',
    minutes: 5,
    guidance: 'Say who decides what, and name at least one person outside who may tell you that you are wrong. Invite those who see your ' +
      'numbers already: a plan only you have read has not been tested. Friends who said “sounds great” are no advisors; an advisor is ' +
      'somebody you call before you decide.',
    examples: {
      product: 'Two founders, a first developer, and Ruth as advisor: she ran a depot network for twelve years.',
      software: 'Dana knows the wards, Piet writes the program. Our advisor runs a care home that does not use us, so she has no reason ' +
        'to be polite.',
      local: 'I bake, my sister runs the shop and signs whatever is above €500. Our advisor had to close his second shop, and tells us ' +
        'why.',
    },
  },
};
