import { createHash } from 'node:crypto';

/** Skills by theme, in the words of ESCO (the European classification of skills), shortened for a chip. */
const SKILL_THEMES: Readonly<Record<string, readonly string[]>> = {
  product: [
    'Product management', 'Product roadmapping', 'User research', 'Usability testing', 'User stories', 'Prototyping', 'Product pricing',
    'Product analytics', 'Agile project management', 'Scrum', 'Requirements analysis', 'Market research', 'Service design',
    'Innovation management', 'Design thinking', 'A/B testing',
  ],
  engineering: [
    'Web development', 'Mobile app development', 'Backend development', 'Frontend development', 'Cloud computing', 'DevOps',
    'Database design', 'Data engineering', 'Machine learning', 'Embedded systems', 'Electronics', 'RFID technology', 'Internet of Things',
    'API design', 'Software architecture', 'Software testing', 'Information security', 'Network administration', 'Computer vision',
    'Natural language processing', 'Mechanical engineering', 'Materials science', 'Robotics', 'Hardware prototyping', 'CAD drawing',
  ],
  design: [
    'Graphic design', 'Interface design', 'Interaction design', 'Brand identity', 'Illustration', 'Motion design', 'Packaging design',
    'Industrial design', 'Typography', 'Design systems', 'Photography', 'Video editing', 'Copywriting', 'Accessibility design',
  ],
  marketing: [
    'Digital marketing', 'Content marketing', 'Search engine optimisation', 'Search advertising', 'Social media marketing',
    'Email marketing', 'Brand management', 'Public relations', 'Community management', 'Event marketing', 'Marketing analytics',
    'Growth marketing', 'Influencer marketing', 'Market segmentation', 'Storytelling', 'Press writing',
  ],
  sales: [
    'B2B sales', 'B2C sales', 'Account management', 'Key account management', 'Cold calling', 'Negotiation', 'Sales forecasting',
    'Customer relationship management', 'Tender writing', 'Business development', 'Partner management', 'Retail sales', 'Field sales',
    'Sales presentations', 'Customer onboarding', 'Customer support',
  ],
  finance: [
    'Financial modelling', 'Bookkeeping', 'Accounting', 'Controlling', 'Budgeting', 'Cash flow management', 'Fundraising',
    'Investor relations', 'Unit economics', 'Cost accounting', 'Taxation', 'Payroll', 'Grant writing', 'Valuation', 'Financial reporting',
    'Risk management',
  ],
  legal: [
    'Contract law', 'Company law', 'Data protection', 'Intellectual property', 'Employment law', 'Regulatory compliance',
    'Product liability', 'Procurement law', 'Competition law', 'Environmental law', 'Terms and conditions', 'Licensing',
  ],
  people: [
    'Recruiting', 'Interviewing', 'Onboarding staff', 'Team leadership', 'Coaching', 'Mentoring', 'Conflict management',
    'Performance reviews', 'Compensation planning', 'Organisation design', 'Diversity and inclusion', 'Training delivery',
    'Workshop facilitation', 'Remote team management',
  ],
  operations: [
    'Supply chain management', 'Warehouse operations', 'Route planning', 'Reverse logistics', 'Fleet management', 'Inventory management',
    'Purchasing', 'Quality management', 'Lean management', 'Process design', 'Production planning', 'Food hygiene standards',
    'Health and safety', 'Facility management', 'Import and export', 'Sustainability reporting', 'Life cycle assessment',
    'Circular economy', 'Data analysis', 'Spreadsheet modelling',
  ],
  languages: [
    'English', 'German', 'French', 'Spanish', 'Italian', 'Portuguese', 'Dutch', 'Polish', 'Turkish', 'Arabic', 'Mandarin Chinese',
    'Japanese', 'Hindi', 'Ukrainian', 'Swedish', 'Sign language',
  ],
  transversal: [
    'Critical thinking', 'Problem solving', 'Public speaking', 'Writing', 'Time management', 'Teamwork', 'Intercultural communication',
    'Decision making', 'Learning to learn', 'Creativity', 'Planning', 'Numeracy', 'Empathy', 'Perseverance', 'Networking',
    'Giving feedback',
  ],
};

export interface CatalogueSkill { id: string; name: string; theme: string }

/** The catalogue is data of the product: a skill becomes a row when the first company takes it. */
export const SKILL_CATALOGUE: readonly CatalogueSkill[] = Object.entries(SKILL_THEMES)
  .flatMap(([theme, names]) => names.map((name) => ({ id: idOf(name), name, theme })));

/** The catalogue's own spelling, whatever the case it was typed in. */
export function findInCatalogue(name: string): CatalogueSkill | undefined {
  const lower = name.toLowerCase();
  return SKILL_CATALOGUE.find((skill) => skill.name.toLowerCase() === lower);
}

/** The same name has the same id in every database. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name.toLowerCase()).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
