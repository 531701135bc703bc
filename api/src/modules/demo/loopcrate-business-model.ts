import type { DemoBusinessModel } from '../business-model';
import { AMARA, JONAS, PRIYA, type DemoPerson } from './demo-people';

/** The business model of Loopcrate as the design draws it: no partner yet, and nobody responsible for the third channel. */
export const LOOPCRATE_BUSINESS_MODEL: DemoBusinessModel<DemoPerson> = {
  categories: ['B2B', 'B2B · Retail', 'B2B · Wholesale', 'B2B · Food service', 'Public sector'],
  customers: {
    'Independent grocers': {
      category: 'B2B · Retail', type: 'Direct customer',
      description: 'Owner-run shops, 80–300 m², in the DACH cities. Fresh food every morning, one person at the back door.',
      problem: 'They unload 60–90 boxes before opening and pay twice: once for the box, once for the waste. Nobody has time to sort.',
      solution: 'The driver who brings the full crate takes the empty one home.',
      valueProposition: 'Leave the empty crate where the full one stood. The next delivery takes it.',
      priceSensitivity: 'HIGH', willingnessToPay: 'MEDIUM',
      details: [['Shop size', '80–300 m²'], ['Boxes a day', '60–90'], ['Who decides', 'The owner, at the back door']],
    },
    'Farm shops and markets': { category: 'B2B', type: 'Direct customer' },
    'Regional wholesalers': { category: 'B2B', type: 'Channel partner' },
    'Canteens and caterers': { category: 'B2B', type: 'Direct customer' },
  },
  channels: {
    'Regional wholesalers': {
      type: 'Partner sales', efficiency: 'HIGH', customer: 'Regional wholesalers', goal: 'First wholesaler live', responsible: PRIYA,
      actionPlan: 'Two trucks already pass 60 of our shops. Contract the return leg first.',
    },
    'Founder-led field sales': {
      type: 'Direct sales', topic: 'First visit and follow-up', efficiency: 'MEDIUM', customer: 'Independent grocers',
      goal: '1,000 trips a day', responsible: AMARA,
      description: 'Two founders visit shops between 14:00 and 16:00, when the back door is quiet.',
      actionPlan: 'Twelve visits a week in Neukölln and Wedding. Leave four crates, come back after three days, sign on the spot.',
    },
    'Grocer association ESG': { type: 'Events and referrals', customer: 'Independent grocers', description: 'To test in June.' },
  },
  activities: {
    'Crate tracking platform': {
      type: 'Platform', efficiency: 'MEDIUM', channels: ['Regional wholesalers', 'Founder-led field sales', 'Grocer association ESG'],
      description: 'Gate readers, the app for drivers and the page where a grocer sees every crate.',
    },
    'Reverse logistics planning': { type: 'Problem solving', efficiency: 'HIGH', channels: ['Regional wholesalers'] },
  },
  resources: {
    '9,400 RFID crates': {
      type: 'Physical', essence: 'HIGH', activities: ['Crate tracking platform'], responsible: JONAS,
      actionPlan: 'Order 2,000 more when a shop waits longer than a week.',
    },
    '2 washing depots': {
      type: 'Physical', essence: 'HIGH', activities: ['Reverse logistics planning'], goal: '1,000 trips a day', responsible: PRIYA,
      description: 'Wedding, 2,000 crates a day, and depot B in Gerichtstraße, nights only.',
      actionPlan: 'Sign depot B for Thursday nights, then move one third of the volume there.',
    },
    'Routing model v3': {
      type: 'Intellectual', essence: 'MEDIUM', activities: ['Reverse logistics planning'], responsible: JONAS,
      actionPlan: 'Version 4 on 10 July.',
    },
  },
  revenues: [
    {
      type: 'USAGE_FEE', value: '0.21', currency: 'EUR', frequency: 'PER_UNIT', unit: 'crate trip',
      customers: ['Independent grocers', 'Farm shops and markets'],
    },
    { type: 'SUBSCRIPTION_FEE', value: '89', currency: 'EUR', frequency: 'MONTHLY', unit: 'shop', customers: ['Independent grocers'] },
  ],
  costs: {
    'Washing and depots': {
      type: 'VARIABLE', currency: 'EUR',
      months: [21_400, 21_400, 21_400, 21_400, 29_800, 29_800, 29_800, 29_800, 29_800, 29_800, 29_800, 29_800],
    },
    'Salaries and freelancers': {
      type: 'FIXED', currency: 'EUR',
      months: [31_800, 31_800, 31_800, 36_400, 36_400, 36_400, 41_000, 41_000, 41_000, 41_000, 41_000, 41_000],
    },
    'Crate depreciation': {
      type: 'FIXED', currency: 'EUR', months: [6900, 6900, 6900, 6900, 8200, 8200, 8200, 8200, 9100, 9100, 9100, 9100],
    },
    'Routing software': { type: 'FIXED', currency: 'USD', months: [1900] },
  },
  forecast: {
    currency: 'EUR', cash: '486000', rates: [{ currency: 'USD', value: '0.92' }],
    counts: [
      { days: '26', months: [640, 820, 1050, 1320, 1900, 2700, 3600, 4300, 5300, 6400, 7600, 8900] },
      { months: [43, 55, 70, 88, 120, 165, 215, 260, 310, 365, 425, 490] },
    ],
    scenarios: { LOW: { gains: '70', costs: '85' }, HIGH: { gains: '140', costs: '110' } },
  },
};
