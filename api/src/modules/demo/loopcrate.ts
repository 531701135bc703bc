import type { ModuleKey } from '@heartwood/contract/domain';
import { AMARA, HELEN, JONAS, MATEO, PRIYA, type DemoPerson } from './demo-people';
import type { DemoPlan, DemoPlanModule } from './demo-plan';
import { LOOPCRATE_BUSINESS_MODEL } from './loopcrate-business-model';
import { LOOPCRATE_COMPETITION } from './loopcrate-competition';
import { LOOPCRATE_MARKET_POTENTIAL } from './loopcrate-market-potential';
import { LOOPCRATE_RISK } from './loopcrate-risk';
import { rich } from './rich';

/** Loopcrate as the design draws it: 17 of 28, the same modules, people and dates. */
export const LOOPCRATE: DemoPlan = {
  name: 'Loopcrate',
  logo: 'loopcrate',
  country: 'DE',
  city: 'Berlin',
  size: '6–10',
  objective: 'RAISE_FUNDING',
  stageId: 5,
  investmentEtaMetric: 'MONTHS',
  investmentEtaValue: 4,
  sectors: ['e-commerce-retail', 'logistics-supply-chain'],
  elevatorPitch: [
    'Crates that come back by themselves. Independent grocers pay €0.38 for every single-use box and pay again to throw it away.',
    'Loopcrate gives them washed, tracked crates without a deposit. The driver who brings the full crate takes the empty one home.',
    'From week six a shop saves 12%.',
  ].join(' '),
  customerSegments: 'Grocers, farm shops, wholesalers',
  modules: {
    businessSectors: { assignees: [AMARA] },
    businessStage: { assignees: [AMARA] },
    vision: {
      doneDaysAgo: 52, assignees: [AMARA], priority: 'HIGH',
      description: rich('In ten years nobody in Europe throws away a box that carried food for one morning.', '**Loopcrate is the crate everybody already has in the back room**: standing there, counted, clean, and going out again tonight.'),
      assumption: 'Shops keep a reusable crate if it costs them no space and no minute.', assumptionData: { status: 'TRUE', test: 'Eight weeks with five shops in Neukölln.', result: 'Five of five kept it after the pilot.' },
      evidence: [{ kind: 'RESULT', daysAgo: 55, note: 'Five of five kept it after the pilot.' }],
    },
    belief: {
      doneDaysAgo: 50, assignees: [AMARA], priority: 'MEDIUM',
      description: rich('Waste is a design mistake, not a habit of lazy people.', 'If the right thing is also the easy thing before six in the morning, people do it without being asked.'),
    },
    values: {
      doneDaysAgo: 44, assignees: [AMARA, PRIYA], priority: 'MEDIUM',
      description: rich('Four sentences we use when we have to decide and the founder is not in the room.'),
      items: [['Empty runs cost twice', 'We plan for the way back first'], ['Count it or do not claim it', 'Every number on a slide has a crate behind it'], ['The driver is the brand', 'Whoever hands over the crate is who the shop trusts'], ['Leave it cleaner', 'Depot, street and spreadsheet']],
    },
    culture: {
      assignees: [PRIYA, AMARA], priority: 'MEDIUM', dueInDays: 6,
      description: rich('Everybody at Loopcrate spends **one hour a week at the washing line**. Problems are fixed where they are seen, and numbers are open to every driver.'),
      items: [['Depot Friday', 'One hour at the line, founders too'], ['Open cost sheet', 'Every euro, every week, everyone'], ['Say it to the driver', 'Feedback goes to the person, the same day']],
      assumption: 'Open costs make drivers stay longer than a year.', assumptionData: { status: 'TO_TEST', test: 'Compare 6 month turnover with two couriers.', result: null },
      evidence: [{ kind: 'INTERVIEW', daysAgo: 12, note: 'Two of three drivers named the open sheet when asked why they stay.' }],
      comments: [
        { by: HELEN, hoursAgo: 70, text: 'Three habits are enough. More is a poster.', isEdited: true },
        { by: PRIYA, hoursAgo: 1.2, text: 'Add the rule about phones at the gate?' },
      ],
    },
    sdgs: {
      doneDaysAgo: 31, assignees: [MATEO], priority: 'LOW',
      description: rich('We report three goals, because we can measure three.'),
      sdgs: [[8, 'Depot jobs with a contract, paid by the hour and not by the crate.', 'Share of staff with a permanent contract, every quarter.'], [12, '9,400 crates replace about 660,000 single-use boxes a year.', 'Trips per crate, from the tags.'], [13, 'Full vans both ways: 31 g less CO₂ for each crate trip.', 'Litres of diesel per 100 crates, monthly.']],
    },
    skills: {
      assignees: [PRIYA], priority: 'HIGH',
      description: rich('What we can do ourselves, and what we buy until we can. **Food hygiene is the gap** before the third depot opens.'),
      skills: [['Route planning', [JONAS]], ['Warehouse operations', [PRIYA]], ['B2B sales', [MATEO, AMARA]], ['Financial modelling', [PRIYA]], ['Food hygiene standards', []]],
    },
    team: { assignees: [AMARA], priority: 'MEDIUM', description: rich('Four who run it every day and one who has seen it fail before. The next seat is a depot lead.') },
    overallProblem: {
      doneDaysAgo: 48, assignees: [AMARA], priority: 'HIGH',
      description: rich('Grocers pay **€0.38 per single-use box** and throw away 71 boxes a day. They pay twice: once for the box, once for the waste.'),
      assumption: 'Grocers pay twice, for the box and for the waste.', assumptionData: { status: 'TRUE', test: 'Collect the invoices of the pilot shops.', result: null },
      evidence: [
        { kind: 'MEASUREMENT', daysAgo: 1, note: 'Six invoices: the median is €412 a month.' },
        { kind: 'SOURCE', daysAgo: 47, note: 'Fees for commercial waste in Berlin', link: 'https://www.bsr.de/gewerbe' },
      ],
    },
    overallSolution: {
      doneDaysAgo: 46, assignees: [AMARA, JONAS], priority: 'MEDIUM',
      description: rich('A crate that comes back by itself: deliver, collect, wash, repeat.', '12% cheaper from week six.'),
      assumption: '94% of crates come back in six days.', assumptionData: { status: 'TRUE', test: 'Count the tags at the gate.', result: null },
      evidence: [{ kind: 'MEASUREMENT', daysAgo: 9, note: 'Tags of 9,400 crates over eight weeks.' }],
    },
    customerSegment: {
      doneDaysAgo: 40, assignees: [MATEO], priority: 'HIGH', dueInDays: 8,
      assumption: '8 of 10 grocers switch if deposit-free.',
      assumptionData: { status: 'TO_TEST', test: 'Ask the ten pilot shops', passesIf: '8 say yes in writing', result: null },
      comments: [
        { by: HELEN, hoursAgo: 64, text: 'Ask the Neukölln pilots for the box invoice. A real number beats “pay twice”.' },
        { by: MATEO, hoursAgo: 1, text: 'Got six invoices. Median €412 a month.' },
        { by: AMARA, hoursAgo: 0.5, text: 'That goes on page one of the deck.' },
      ],
    },
    channels: {
      doneDaysAgo: 3, assignees: [MATEO], priority: 'MEDIUM',
      assumption: 'A wholesaler brings shops for less than €40 each.',
      assumptionData: { status: 'TO_TEST', test: 'First ten shops of Nordfrucht.', result: null },
      comments: [{ by: PRIYA, hoursAgo: 71, text: 'Nordfrucht wants a number for lost crates before they sign.' }],
    },
    keyResources: {
      doneDaysAgo: 2, assignees: [JONAS], priority: 'MEDIUM',
      assumption: 'A crate survives 120 washes.', assumptionData: { status: 'TO_TEST', test: '40 crates in the lab until June.', result: null },
      comments: [{ by: JONAS, hoursAgo: 72, text: 'Batch 3 is at wash 88, no cracks.' }],
    },
    keyActivities: {
      assignees: [JONAS], priority: 'HIGH', dueInDays: 3,
      assumption: 'Drivers scan at least 95% of crates.', assumptionData: { status: 'TO_TEST', test: 'One week of gate data.', result: null },
      comments: [{ by: AMARA, hoursAgo: 1.7, text: 'Please split tracking and billing, they have different owners.' }],
    },
    keyPartners: { assignees: [], priority: 'MEDIUM' },
    revenue: {
      assignees: [PRIYA], priority: 'HIGH',
      assumption: 'Shops pay €89 a month after the pilot.', assumptionData: { status: 'TESTING', test: 'Send the first invoice to the pilot shops.', result: null },
      evidence: [{ kind: 'INTERVIEW', daysAgo: 5, note: 'Four of five shops named a higher price themselves.' }],
    },
    costs: { assignees: [PRIYA], priority: 'HIGH' },
    pointOfDifferentiation: {
      doneDaysAgo: 20, assignees: [AMARA], priority: 'HIGH',
      description: rich('**The crate comes back by itself.** Our routing model sends the empty one home with the next delivery: 94% of crates return inside six days. Nobody else routes the empties, so nobody else can live without a deposit.'),
      assumption: '94% of crates come back in six days.', assumptionData: { status: 'TRUE', test: 'Gate data of eight weeks.', result: 'Gate data, 17 April: 94.2%.' },
      evidence: [{ kind: 'MEASUREMENT', daysAgo: 27, note: 'Gate data, 17 April: 94.2%.' }],
      comments: [{ by: MATEO, hoursAgo: 240, text: 'Grocers repeat “comes back by itself” word for word.' }],
    },
    comparison: { assignees: [MATEO], dueInDays: 0, hiddenFields: ['socialMediaEngagement', 'details'] },
    tam: {
      doneDaysAgo: 26, assignees: [PRIYA], priority: 'MEDIUM', description: rich('Everybody who moves fresh food by the crate and owns the back door.'),
      assumption: 'A grocer moves 74 crates a day at €0.21 on 310 trading days.',
      assumptionData: { status: 'TO_TEST', test: 'Count crates in eleven pilot shops for a month.', result: null },
    },
    sam: {
      doneDaysAgo: 25, assignees: [PRIYA], priority: 'MEDIUM', description: rich('DACH and the Nordics only. Eurostat retail census 2024, shops under 400 m².'),
    },
    som: { assignees: [PRIYA], priority: 'HIGH' },
    marketStrategy: {
      assignees: [MATEO, AMARA], priority: 'HIGH',
      description: rich(
        '**Start where the truck already stops.** Neukölln and Wedding first: 60 shops lie on two wholesaler routes, so the return leg costs nothing.',
        'Founders visit, leave four crates and come back after three days. A shop that returns all four gets the deposit-free contract. From September the wholesalers sell for us.',
      ),
      otherDescription: rich('Munich only after two wholesalers renew. No paid ads before that.'),
      assumption: 'A route with 30 shops pays for its own return leg.', dueInDays: 16,
      assumptionData: { status: 'TESTING', test: 'Nordfrucht, route 4, until 30 May.', result: null },
      evidence: [{ kind: 'RESULT', daysAgo: 4, note: 'With 22 shops, 81% of the return leg was paid.' }],
      comments: [
        { by: HELEN, hoursAgo: 65, text: 'Say what happens when a driver forgets the empties.' },
        { by: AMARA, hoursAgo: 2, text: 'Good point, I add it under the contract.' },
      ],
    },
    swot: { assignees: [JONAS] },
    riskAnalysis: { assignees: [] },
    marketGoals: { assignees: [AMARA] },
    traction: { assignees: [MATEO] },
  } satisfies Record<ModuleKey, DemoPlanModule>,
  goals: [
    {
      title: '40 pilot grocers', dueInDays: -16, achievedDaysAgo: 17, category: 'Market',
      metricType: 'number', metricName: 'grocers', milestoneValue: '43', color: 'cat-1',
    },
    { title: 'Return rate', dueInDays: -29, achievedDaysAgo: 29, category: 'Product', metricType: 'percentage', milestoneValue: '94', color: 'cat-3' },
    {
      title: 'Founders off payroll risk', dueInDays: -40, achievedDaysAgo: 43, category: 'Team',
      milestoneValue: 'Six months of salaries are secured', color: 'cat-4',
    },
    {
      title: '1,000 trips a day', dueInDays: 45, category: 'Market', follows: '40 pilot grocers', dependsOn: ['40 pilot grocers'], assignees: [MATEO],
      metricType: 'number', metricName: 'trips', milestoneValue: '1000', color: 'cat-1',
      checkIns: [
        { daysAgo: 42, value: '421', by: MATEO }, { daysAgo: 35, value: '455', by: MATEO }, { daysAgo: 28, value: '498', by: AMARA },
        { daysAgo: 21, value: '530', by: AMARA }, { daysAgo: 14, value: '561', by: MATEO }, { daysAgo: 7, value: '604', by: MATEO },
        { daysAgo: 0, value: '640', by: MATEO, note: 'Two shops paused for renovation. Wedding adds eight shops in June.' },
      ],
    },
    {
      title: 'First wholesaler live', dueInDays: 115, category: 'Market', dependsOn: ['1,000 trips a day'], moved: { fromInDays: 87, daysAgo: 12, by: MATEO },
      metricType: 'number', metricName: 'contracts', milestoneValue: '1', color: 'cat-1',
    },
    { title: 'Data room ready', dueInDays: 0, category: 'Funding', showOnMarketPlan: false, color: 'cat-2', milestoneValue: 'Every number has its source' },
    {
      title: 'Term sheet', dueInDays: 66, category: 'Funding', dependsOn: ['Data room ready'],
      milestoneValue: 'Signed by one lead investor', color: 'cat-2',
    },
    {
      title: '€1.4M closed', dueInDays: 169, category: 'Funding', scenario: 'Stretch: third city', showOnMarketPlan: false,
      milestoneValue: 'The money is on the account', color: 'cat-6',
    },
    {
      title: 'Grocer app', dueInDays: -8, moved: { fromInDays: -20, daysAgo: 14, by: JONAS }, category: 'Product', showOnMarketPlan: false, assignees: [JONAS],
      milestoneValue: 'In both app stores', color: 'cat-3',
    },
    {
      title: 'Routing v4', dueInDays: 57, category: 'Product', showOnMarketPlan: false, dependsOn: ['Return rate'],
      milestoneValue: 'No empty run over 4 km', color: 'cat-3',
    },
    {
      title: 'Wash cycle under 4 min', dueInDays: 134, category: 'Product', showOnMarketPlan: false, dependsOn: ['Routing v4'],
      milestoneValue: 'Measured at depot B for a week', color: 'cat-3',
    },
    {
      title: 'Open crate API', dueInDays: 190, category: 'Product', showOnMarketPlan: false, dependsOn: ['Grocer app'],
      metricType: 'percentage', milestoneValue: '100', color: 'cat-3',
      counts: { from: 'SHARE_ACHIEVED', goals: ['Return rate', 'Grocer app', 'Routing v4', 'Wash cycle under 4 min'] },
    },
    { title: 'First driver trained', dueInDays: 37, category: 'Team', showOnMarketPlan: false, milestoneValue: 'Drives a tour alone', color: 'cat-4' },
    {
      title: 'Head of Depots', dueInDays: 78, category: 'Team', showOnMarketPlan: false, assignees: [AMARA],
      dependsOn: ['First driver trained'], moved: { fromInDays: 92, daysAgo: 20, by: AMARA },
      milestoneValue: 'Contract signed', color: 'cat-4',
    },
    {
      title: 'Team of nine', dueInDays: 185, category: 'Team', showOnMarketPlan: false, dependsOn: ['Head of Depots'],
      metricType: 'number', metricName: 'people', milestoneValue: '9', color: 'cat-4',
    },
    {
      title: 'Second wholesaler contract', description: 'From the template First 100 customers', category: 'Market',
      metricType: 'number', metricName: 'contracts', milestoneValue: '2', color: 'cat-1',
    },
    {
      title: 'Glass crate test', description: 'From a note, Jonas', category: 'Product', showOnMarketPlan: false,
      milestoneValue: 'A hundred trips without a broken bottle', color: 'cat-3',
    },
    {
      title: 'Bookkeeper, half time', description: 'Draft by Priya', category: 'Team', showOnMarketPlan: false,
      milestoneValue: 'Contract signed', color: 'cat-4',
    },
    {
      title: 'Energy price cap signed', description: 'From the risk “Energy price doubles”', category: 'Funding', showOnMarketPlan: false,
      milestoneValue: 'Two years at a fixed price', color: 'cat-2',
    },
  ],
  tractions: [
    { title: 'Monthly revenue in euros', type: 'Revenue', value: '1590', monthsAgo: 2 },
    { title: 'Monthly revenue in euros', type: 'Revenue', value: '5140', monthsAgo: 1 },
    { title: 'Revenue so far this month', type: 'Revenue', value: '6870', monthsAgo: 0 },
  ],
  lanes: {
    categories: ['Product', 'Market', 'Funding', 'Team'],
    scenarios: [{ title: 'Stretch: third city', color: 'cat-6' }, { title: 'Lean', color: 'cat-8' }],
    phases: [
      { title: 'Pilot in Neukölln', fromInDays: -74, toInDays: 15, category: 'Product' },
      { title: 'Two-city rollout', fromInDays: 18, toInDays: 139, category: 'Product' },
      { title: 'Depot automation', fromInDays: 144, toInDays: 231, category: 'Product' },
      { title: 'Founder-led sales', fromInDays: -74, toInDays: 47, category: 'Market' },
      { title: 'Wholesaler channel', fromInDays: 48, toInDays: 231, category: 'Market' },
      { title: 'Munich, third city', fromInDays: 93, toInDays: 231, category: 'Market', scenario: 'Stretch: third city' },
      { title: 'Pre-seed', fromInDays: -74, toInDays: -20, category: 'Funding' },
      { title: 'Seed round', fromInDays: -3, toInDays: 109, category: 'Funding' },
      { title: 'Seed, stretch close', fromInDays: 110, toInDays: 169, category: 'Funding', scenario: 'Stretch: third city' },
      { title: 'Core four', fromInDays: -74, toInDays: 31, category: 'Team' },
      { title: 'Hire operations and two drivers', fromInDays: 32, toInDays: 185, category: 'Team' },
    ],
  },
  businessModel: LOOPCRATE_BUSINESS_MODEL,
  competition: LOOPCRATE_COMPETITION,
  marketPotential: LOOPCRATE_MARKET_POTENTIAL,
  risk: LOOPCRATE_RISK,
  figures: [
    { key: 'revenue', label: 'Subscription Fee, shop', field: 'value', unit: 'EUR', weeks: { 6: '69.0000', 4: '79.0000', 2: '89.0000' } },
    { key: 'revenue', label: 'Usage Fee, crate trip', field: 'value', unit: 'EUR', weeks: { 4: '0.1800', 2: '0.2100' } },
    { key: 'costs', label: 'Washing and depots', field: 'value', unit: 'EUR', weeks: { 6: '23800.0000', 4: '22600.0000', 2: '21400.0000' } },
  ],
};

/** Who sits where; the owner has no seat. */
export const LOOPCRATE_TEAM: readonly { person: DemoPerson; role: 'ADMIN' | 'MEMBER'; accessType: 'edit' | 'view' | 'custom'; department: string; position: string }[] = [
  { person: PRIYA, role: 'ADMIN', accessType: 'edit', department: 'Operations', position: 'Operations Manager' },
  { person: MATEO, role: 'MEMBER', accessType: 'edit', department: 'Sales', position: 'Business Development' },
  { person: JONAS, role: 'MEMBER', accessType: 'view', department: 'Engineering', position: 'CTO' },
  { person: HELEN, role: 'MEMBER', accessType: 'custom', department: 'Advisory', position: 'Advisor' },
];
