import type { AreaGuides } from './module-guide';

export const MARKET_POTENTIAL_GUIDES: AreaGuides<'marketPotential'> = {
  tam: {
    question: 'How many customers of this kind are there in the whole market, and what would each pay in a year?',
    minutes: 20,
    guidance: 'Count the customers, multiply by what one pays in a year, and say where both numbers come from. Registers, associations ' +
      'and statistics offices have the count, your own invoices the price. “A market of 40 billion” from a newspaper says nothing about ' +
      'people who could buy from you.',
    examples: {
      product: '61,000 shops in the country deliver in their own city, by the trade register and 200 calls. With 4,700 trips a year at ' +
        '€1.10 that is €315 million.',
      software: 'The national register has 13,200 care homes, with 54 people on the plan of each. At €36 a year for a person that is ' +
        '€25.7 million.',
      local: 'The town has 31,000 households, and the statistics office says €290 a year for bread. €9 million, and no more: nobody ' +
        'drives here for a loaf.',
    },
  },
  sam: {
    question: 'Which part of that market could you serve as you are, with your product, your places and your permits?',
    minutes: 15,
    guidance: 'Take the TAM and cross out those you could not serve if they called today. Write the reason beside each cut: distance, ' +
      'size, law, language. A round share such as 10% has no reason behind it, and the first question will be where it comes from.',
    examples: {
      product: 'Cities in which a bicycle courier drives before noon: nine, with 5,200 shops. Frozen goods need another crate, so 4,600 ' +
        'are left: €23.8 million.',
      software: 'Homes that belong to no chain, for chains buy centrally: 5,900. In the two states whose rules we have built: 1,150 ' +
        'homes, €2.2 million.',
      local: 'Who lives or changes trains within ten minutes on foot: 6,400 households and 900 commuters, at €290 a year. €2.1 million.',
    },
  },
  som: {
    question: 'How many of these will you win in two years, and what makes that believable?',
    minutes: 15,
    guidance: 'Count from below: how many talks a week, how many of ten say yes, how many stay. Take each rate from your last three ' +
      'months, and say where you guess. “1% of the market” is the common mistake, for nobody wins a percentage; one wins customers.',
    examples: {
      product: 'One of us visits 8 shops in each of 45 weeks. One in six signs, one in ten leaves again: 110 shops after two years, ' +
        '€570,000 a year.',
      software: 'Two meetings a year bring 20 trials each. Half of them stay, we guess, and know it of three homes only. 40 homes after ' +
        'two years, €78,000 a year.',
      local: 'The oven makes 340 loaves a day, and we sell 210. Full means €570,000 a year. More needs the second shop, so it is not in ' +
        'this number.',
    },
  },
  marketStrategy: {
    question: 'How do the first thousand customers get from hearing of you to the second order?',
    minutes: 20,
    guidance: 'Say where you start, what the first contact is, what makes people try, and what brings them back: in this order, with who ' +
      'does it. Write down how the last customer came, and ask what ten more would take. “Social media” is a place, not a plan.',
    examples: {
      product: 'One street at a time. The courier names a shop, we leave ten crates for a week, and ask for the signature at the second ' +
        'delivery. The next street begins when ten shops in this one pay.',
      software: 'A talk in May, a trial month on the home’s own old plan, and a call on day 20 with the hours it saved. Whoever stays ' +
        'names one other home, and we go there together.',
      local: 'For two weeks everybody off the 17:42 train got a slice. Then the sign: “Order by noon, warm at six”. The sixth evening ' +
        'loaf is free, for five evenings make a habit.',
    },
  },
};
