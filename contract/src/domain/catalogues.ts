export interface Objective {
  value: string;
  label: string;
  description: string;
}

/** Business objectives (product decisions, "Config lists"). The first six shown lead the onboarding's choice. */
export const OBJECTIVES: readonly Objective[] = [
  { value: 'FIRST_CUSTOMERS', label: 'First customers', description: 'Win the first paying customers' },
  { value: 'PRODUCT_MARKET_FIT', label: 'Product market fit', description: 'Make users stay' },
  { value: 'RAISE_FUNDING', label: 'Raise funding', description: 'Get ready for investors' },
  { value: 'GROW_REVENUE', label: 'Grow revenue', description: 'Grow sales' },
  { value: 'EXPAND_MARKET', label: 'Expand market', description: 'New countries or segments' },
  { value: 'BUILD_TEAM', label: 'Build team', description: 'Hire and organise' },
  { value: 'VALIDATE_IDEA', label: 'Validate idea', description: 'Find out if the problem is real' },
  { value: 'FIND_COFOUNDER', label: 'Find cofounder', description: 'Build the founding team' },
  { value: 'BUILD_MVP', label: 'Build MVP', description: 'Ship a first version' },
  { value: 'CREATE_IMPACT', label: 'Create impact', description: 'Social or environmental aim' },
  { value: 'IMPROVE_OPERATIONS', label: 'Improve operations', description: 'Run better' },
  { value: 'PREPARE_EXIT', label: 'Prepare exit', description: 'Sale or succession' },
];

export interface Stage {
  /** Position in the order of growth, from 1. */
  id: number;
  name: string;
  description: string;
}

export const STAGES: readonly Stage[] = [
  { id: 1, name: 'Idea', description: 'A problem worth solving, on paper.' },
  { id: 2, name: 'Validation', description: 'Talking to people to find out if the problem is real.' },
  { id: 3, name: 'Prototype', description: 'Something to show, not yet to sell.' },
  { id: 4, name: 'Launch (MVP)', description: 'A first version is out.' },
  { id: 5, name: 'Early traction', description: 'People pay or come back, in small numbers.' },
  { id: 6, name: 'Business Ready', description: 'The way it earns is known and repeats.' },
  { id: 7, name: 'Growth', description: 'Customers and revenue rise month by month.' },
  { id: 8, name: 'Scale', description: 'New markets, a larger team, processes that hold.' },
  { id: 9, name: 'Established', description: 'A known place in the market and steady profit.' },
];

/** Departments with their positions; `Advisory` fills advisory seats. */
export const DEPARTMENTS: readonly { name: string; positions: readonly string[] }[] = [
  { name: 'Leadership', positions: ['Founder', 'Co-founder', 'CEO', 'COO', 'Managing Director'] },
  { name: 'Product', positions: ['CPO', 'Product Manager', 'Product Owner', 'UX Designer', 'Researcher'] },
  { name: 'Engineering', positions: ['CTO', 'Engineering Manager', 'Developer', 'Data Engineer', 'QA', 'DevOps'] },
  { name: 'Design', positions: ['Art Director', 'Designer', 'Content Designer'] },
  { name: 'Marketing', positions: ['CMO', 'Growth', 'Content', 'Social', 'Brand'] },
  { name: 'Sales', positions: ['CSO', 'Account Executive', 'Business Development', 'Sales Ops'] },
  { name: 'Customer Success', positions: ['Head', 'Support', 'Onboarding'] },
  { name: 'Finance', positions: ['CFO', 'Controller', 'Accountant'] },
  { name: 'Operations', positions: ['Operations Manager', 'Supply', 'Office'] },
  { name: 'People', positions: ['Head of People', 'Recruiter'] },
  { name: 'Legal', positions: ['Counsel', 'Compliance'] },
  { name: 'Data', positions: ['Analyst', 'Data Scientist'] },
  { name: 'Advisory', positions: ['Advisor', 'Mentor', 'Investor', 'Board Member'] },
  { name: 'Other', positions: ['Intern', 'Freelancer', 'Other'] },
];

/** Company sectors; `isic` is the section letter of the UN's classification (ISIC Rev. 4). */
export const SECTORS: readonly { id: string; name: string; isic: string }[] = [
  ['AgriTech & Food', 'A'], ['Art & Design', 'R'], ['Automotive & Mobility', 'H'], ['Biotech & Life Sciences', 'M'],
  ['Beauty & Personal Care', 'S'], ['Construction & PropTech', 'F'], ['Consulting & Professional Services', 'M'], ['Consumer Goods', 'C'],
  ['Cybersecurity', 'J'], ['Data & AI', 'J'], ['E-commerce & Retail', 'G'], ['Education', 'P'], ['Energy & Climate', 'D'],
  ['Entertainment & Media', 'J'], ['Events', 'N'], ['Fashion', 'C'], ['FinTech', 'K'], ['Gaming', 'J'], ['Government & Civic', 'O'],
  ['Hardware & IoT', 'C'], ['Health & Wellness', 'Q'], ['HR & Work', 'N'], ['Insurance', 'K'], ['Legal', 'M'],
  ['Logistics & Supply Chain', 'H'], ['Manufacturing', 'C'], ['Marketing & Advertising', 'M'], ['Non-profit & Social Impact', 'S'],
  ['Software (SaaS)', 'J'], ['Space & Deep Tech', 'M'], ['Sports & Fitness', 'R'], ['Travel & Hospitality', 'I'],
].map(([name, isic]) => ({ id: slug(name ?? ''), name: name ?? '', isic: isic ?? '' }));

/** A company has 1 to 5 sectors (product decisions, row 43). */
export const MAX_SECTORS = 5;

/** What the time until the next investment is counted in (product decision 48). */
export const ETA_METRICS = ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const;
export type EtaMetric = (typeof ETA_METRICS)[number];
export const ETA_LIMITS = { min: 0, max: 100 } as const;

export const COMPANY_SIZES = ['1', '2–5', '6–10', '11–50', '51–200', '201+'] as const;

/** The United Nations' 17 goals; `id` is the goal's number. */
export const SUSTAINABLE_DEVELOPMENT_GOALS: readonly { id: number; name: string }[] = [
  'No Poverty', 'Zero Hunger', 'Good Health and Well-being', 'Quality Education', 'Gender Equality', 'Clean Water and Sanitation',
  'Affordable and Clean Energy', 'Decent Work and Economic Growth', 'Industry, Innovation and Infrastructure', 'Reduced Inequalities',
  'Sustainable Cities and Communities', 'Responsible Consumption and Production', 'Climate Action', 'Life Below Water', 'Life on Land',
  'Peace, Justice and Strong Institutions', 'Partnerships for the Goals',
].map((name, index) => ({ id: index + 1, name }));

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
