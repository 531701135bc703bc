/** What the rows of the plan choose from: the value as it is kept, and the word for it (product decisions 48, 107, 108). */
export type ValueList<Value extends string = string> = readonly (readonly [Value, string])[];

const valuesOf = <Value extends string>(list: ValueList<Value>) => list.map(([value]) => value);

/** Specification, section 9. */
export const REVENUE_TYPES = [
  ['ASSET_SALE', 'Asset Sale'], ['USAGE_FEE', 'Usage Fee'], ['SUBSCRIPTION_FEE', 'Subscription Fee'],
  ['LENDING_RENTING_LEASING', 'Lending - Renting - Leasing'], ['LICENSING', 'Licensing'], ['BROKERAGE_FEE', 'Brokerage Fee'],
  ['ADVERTISING', 'Advertising'],
] as const;
export type RevenueType = (typeof REVENUE_TYPES)[number][0];
export const REVENUE_TYPE_VALUES = valuesOf<RevenueType>(REVENUE_TYPES);

export const FREQUENCIES = [
  ['PER_UNIT', 'Per unit'], ['ONCE', 'Once'], ['DAILY', 'Daily'], ['WEEKLY', 'Weekly'], ['MONTHLY', 'Monthly'], ['QUARTERLY', 'Quarterly'],
  ['YEARLY', 'Yearly'],
] as const;
export type RevenueFrequency = (typeof FREQUENCIES)[number][0];
export const FREQUENCY_VALUES = valuesOf<RevenueFrequency>(FREQUENCIES);

export const COST_TYPES = [['FIXED', 'Fixed'], ['VARIABLE', 'Variable'], ['ONE_OFF', 'One-off']] as const;
export type CostType = (typeof COST_TYPES)[number][0];
export const COST_TYPE_VALUES = valuesOf<CostType>(COST_TYPES);

/** Efficiency, price sensitivity, willingness to pay. */
export const PLAN_LEVELS = [['LOW', 'Low'], ['MEDIUM', 'Medium'], ['HIGH', 'High']] as const;
export type PlanLevel = (typeof PLAN_LEVELS)[number][0];
export const PLAN_LEVEL_VALUES = valuesOf<PlanLevel>(PLAN_LEVELS);

/** How essential a resource or a partner is. */
export const ESSENCES: ValueList<PlanLevel> = [['LOW', 'Helpful'], ['MEDIUM', 'Important'], ['HIGH', 'Essential']];

/** Suggestions over free text. */
export const CUSTOMER_TYPES = ['Direct customer', 'Channel partner', 'End user'] as const;
export const RESOURCE_TYPES = ['Physical', 'Intellectual', 'Human', 'Financial'] as const;
export const ACTIVITY_TYPES = ['Production', 'Problem solving', 'Platform'] as const;

/** Of competitors (product decision 48). */
export const COMPETITOR_TYPES = [['DIRECT', 'Direct'], ['INDIRECT', 'Indirect'], ['STATUS_QUO', 'Status quo']] as const;
export type CompetitorType = (typeof COMPETITOR_TYPES)[number][0];
export const COMPETITOR_TYPE_VALUES = valuesOf<CompetitorType>(COMPETITOR_TYPES);

/** The rows of the comparison in their order; a company can hide each, which keeps what stands in it. */
export const COMPARISON_FIELDS = [
  ['price', 'Price'], ['importanceLevel', 'Importance level'], ['valueProposition', 'Value proposition'],
  ['pointOfDifferentiation', 'Point of differentiation'], ['revenueStreams', 'Revenue streams'], ['customers', 'Customers'],
  ['strengths', 'Strengths'], ['weaknesses', 'Weaknesses'], ['socialMediaEngagement', 'Social media engagement'],
  ['customerExperience', 'Customer experience'], ['keyTakeaway', 'Key takeaway'], ['details', 'Details'],
] as const;
export type ComparisonField = (typeof COMPARISON_FIELDS)[number][0];
export const COMPARISON_FIELD_KEYS = valuesOf<ComparisonField>(COMPARISON_FIELDS);

/** What a SWOT is made of, in the order of its fields. */
export const RISK_VALUE_TYPES = [
  ['STRENGTH', 'Strength'], ['WEAKNESS', 'Weakness'], ['OPPORTUNITY', 'Opportunity'], ['THREAT', 'Threat'],
] as const;
export type RiskValueType = (typeof RISK_VALUE_TYPES)[number][0];
export const RISK_VALUE_TYPE_VALUES = valuesOf<RiskValueType>(RISK_VALUE_TYPES);
/** What the field of each is called. */
export const RISK_FIELDS: Readonly<Record<RiskValueType, string>> = {
  STRENGTH: 'Strengths', WEAKNESS: 'Weaknesses', OPPORTUNITY: 'Opportunities', THREAT: 'Threats',
};
/** Those that a risk can come from. */
export const RISK_SOURCES: readonly RiskValueType[] = ['WEAKNESS', 'THREAT'];

/** Importance level, customer experience, likelihood and impact are whole numbers of this scale (product decision 107). */
export const RATING = { min: 1, max: 5 } as const;
