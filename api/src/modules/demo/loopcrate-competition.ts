import type { DemoCompetition } from '../competition';

/** The competition of Loopcrate as the design draws it: the own takeaway is still to be written. */
export const LOOPCRATE_COMPETITION: DemoCompetition = {
  own: {
    price: '€0.21 / trip', valueProposition: 'Returns by itself, washed, deposit-free',
    pointOfDifferentiation: 'Routing model: 94% of crates come back inside 6 days', revenueStreams: 'Usage fee, subscription',
    customers: ['Independent grocers', 'Farm shops and markets'], strengths: 'Cost after week six, data', weaknesses: 'Two cities only',
    customerExperience: 5, details: 'Nine people, two depots, 9,400 crates.',
    socialMediaEngagement: 'One post a week, 900 followers, most of them shops',
  },
  others: {
    Rebox: {
      type: 'DIRECT', website: 'https://rebox.example', price: '€0.34 / trip', importanceLevel: 4, customerExperience: 3,
      details: 'Berlin and Hamburg, 40 depots, owned by a packaging group since 2024.', customers: ['Canteens and caterers'],
      valueProposition: 'Branded crate pool for chains', pointOfDifferentiation: 'Large depot network',
      revenueStreams: 'Deposit, usage fee',
      socialMediaEngagement: 'Posts weekly, 3,100 followers, few replies', strengths: 'Capital, coverage', weaknesses: 'Deposit cash flow',
      keyTakeaway: 'Wins on reach, loses small shops on deposit',
    },
    GreenTote: {
      type: 'DIRECT', website: 'https://greentote.example', price: '€4.90 / crate / mo', importanceLevel: 3, customerExperience: 4,
      details: 'Munich, one depot, founded by two farmers.', customers: ['Farm shops and markets'],
      valueProposition: 'Premium totes for farm boxes', pointOfDifferentiation: 'Design, insulated', revenueStreams: 'Leasing',
      socialMediaEngagement: 'Daily pictures, 12,000 followers', strengths: 'Brand', weaknesses: 'No reverse routing',
      keyTakeaway: 'Partner, not rival',
    },
    Polypool: {
      type: 'INDIRECT', website: 'https://polypool.example', price: '€0.27 / trip', importanceLevel: 2, customerExperience: 2,
      details: 'Pools pallets all over Europe; crates since last year.', customers: ['Regional wholesalers'],
      valueProposition: 'Pooled pallets and crates', pointOfDifferentiation: 'Cheapest on long routes', revenueStreams: 'Usage fee',
      socialMediaEngagement: 'None', strengths: 'Scale', weaknesses: 'Minimum 400 crates', keyTakeaway: 'Watch their Leipzig depot',
    },
    'Single-use cardboard': {
      type: 'STATUS_QUO', price: '€0.38 / box', importanceLevel: 5, customerExperience: 2, details: 'What every shop does today.',
      customers: ['Independent grocers', 'Regional wholesalers'], valueProposition: 'Nothing to return, nothing to plan',
      pointOfDifferentiation: 'Everyone already has it', revenueStreams: 'Asset sale', strengths: 'Habit',
      weaknesses: 'Waste fee rises 2027',
      keyTakeaway: 'Sell against the invoice',
    },
  },
};
