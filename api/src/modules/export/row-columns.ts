import {
  COMPARISON_FIELDS, COMPETITOR_TYPES, COST_TYPES, ESSENCES, FREQUENCIES, PLAN_LEVELS, REVENUE_TYPES, RISK_VALUE_TYPES, riskScore,
  SUSTAINABLE_DEVELOPMENT_GOALS, type ModuleKey, type ValueList,
} from '@heartwood/contract/domain';
import { add, formatAmount, type MonthAmount } from '@heartwood/contract/numbers';

/** A row as the person who exports may know it. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** What the rows name by id, in words: nothing of what is gone or not shown to the person. */
export interface Names {
  person(id: string): string;
  row(id: string): string;
  goal(id: string): string;
}

interface Column {
  label: string;
  /** The field that it says, by which a comparison hides it. */
  field: string;
  value(row: ExportRow, names: Names): string;
  /** The same in a document, where no program reads on. */
  printed?(row: ExportRow): string;
}

/** One kind of row as it is printed. */
export interface RowColumns {
  modules: readonly ModuleKey[];
  /** `records`: name and facts one below the other; for words. `table`: for figures. */
  look: 'records' | 'table';
  /** Of the file of a table. */
  file: string;
  /** The first names the row. */
  columns: readonly Column[];
  /** Fields of the row that are not printed: another one says them. */
  leftOut?: readonly string[];
}

const words = (value: unknown) => (value == null ? '' : String(value));

const text = (field: string, label: string): Column => ({ field, label, value: (row) => words(row[field]) });
/** Without the places that the database fills up. */
const figure = (value: unknown) => (value == null ? '' : add([String(value)]));
const printedFigure = (value: unknown) => (value == null ? '' : formatAmount(figure(value), null, { most: 4 }));
const amount = (field: string, label: string): Column => (
  { field, label, value: (row) => figure(row[field]), printed: (row) => printedFigure(row[field]) });
const chosen = (field: string, label: string, list: ValueList): Column => ({
  field, label, value: (row) => list.find(([value]) => value === row[field])?.[1] ?? '',
});
const linked = (field: string, label: string): Column => ({
  field, label, value: (row, names) => idsOf(row[field]).map((id) => names.row(id)).filter(Boolean).join(', '),
});
const person: Column = {
  field: 'employeeResponsible', label: 'Person responsible',
  value: ({ employeeResponsible }, names) => idsOf(employeeResponsible).map((id) => names.person(id)).join(''),
};
const milestone: Column = {
  field: 'milestoneId', label: 'Milestone', value: ({ milestoneId }, names) => idsOf(milestoneId).map((id) => names.goal(id)).join(''),
};

function idsOf(value: unknown): string[] {
  if (value == null) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

const part = [text('name', 'Name'), text('type', 'Type'), text('description', 'Description')];

/** How each kind of row of the plan is printed, by its type. */
export const ROW_COLUMNS: Readonly<Record<string, RowColumns>> = {
  FoundationItem: {
    modules: ['values', 'culture'], look: 'records', file: 'values-and-culture',
    columns: [text('label', 'Name'), text('description', 'Description')],
  },
  CompanySdg: {
    modules: ['sdgs'], look: 'records', file: 'development-goals',
    columns: [
      {
        field: 'sdgId', label: 'Goal',
        value: ({ sdgId }) => SUSTAINABLE_DEVELOPMENT_GOALS.find(({ id }) => id === sdgId)?.name ?? words(sdgId),
      },
      text('contribution', 'Contribution'), text('evaluation', 'Evaluation'),
    ],
  },
  CompanySkill: {
    modules: ['skills'], look: 'table', file: 'skills', leftOut: ['skillId', 'isUserGenerated'],
    columns: [
      text('name', 'Skill'),
      {
        field: 'people', label: 'People',
        value: ({ people }, names) => (people as { id: string }[]).map(({ id }) => names.person(id)).filter(Boolean).join(', '),
      },
    ],
  },
  Customer: {
    modules: ['customerSegment'], look: 'records', file: 'customer-segments',
    columns: [
      text('name', 'Name'), text('category', 'Category'), text('type', 'Type'), text('description', 'Description'),
      text('problem', 'Problem'), text('solution', 'Solution'), text('valueProposition', 'Value proposition'),
      chosen('priceSensitivity', 'Price sensitivity', PLAN_LEVELS), chosen('willingnessToPay', 'Willingness to pay', PLAN_LEVELS),
    ],
  },
  CustomerDetail: {
    modules: ['customerSegment'], look: 'table', file: 'customer-details',
    columns: [linked('customerId', 'Customer segment'), text('title', 'Title'), text('value', 'Value')],
  },
  BusinessChannel: {
    modules: ['channels'], look: 'records', file: 'channels',
    columns: [
      text('name', 'Name'), text('type', 'Type'), text('topic', 'Topic'), chosen('efficiency', 'Efficiency', PLAN_LEVELS),
      linked('customerId', 'Customer segment'), text('description', 'Description'), text('actionPlan', 'Action plan'), person, milestone,
    ],
  },
  KeyResource: {
    modules: ['keyResources'], look: 'records', file: 'key-resources',
    columns: [
      ...part, chosen('essence', 'Essence', ESSENCES), linked('activityIds', 'Key activities'), text('actionPlan', 'Action plan'), person,
      milestone,
    ],
  },
  KeyActivity: {
    modules: ['keyActivities'], look: 'records', file: 'key-activities',
    columns: [...part, chosen('efficiency', 'Efficiency', PLAN_LEVELS), linked('channelIds', 'Channels')],
  },
  KeyPartner: {
    modules: ['keyPartners'], look: 'records', file: 'key-partners',
    columns: [...part, chosen('essence', 'Essence', ESSENCES), linked('resourceIds', 'Key resources')],
  },
  Revenue: {
    modules: ['revenue'], look: 'table', file: 'revenue',
    columns: [
      chosen('type', 'Type', REVENUE_TYPES), amount('value', 'Value'), text('currency', 'Currency'),
      chosen('frequency', 'Frequency', FREQUENCIES), text('unit', 'Unit'), linked('customerIds', 'Customer segments'),
      text('description', 'Description'),
    ],
  },
  Cost: {
    modules: ['costs'], look: 'table', file: 'costs',
    columns: [
      text('description', 'Name'), chosen('type', 'Type', COST_TYPES),
      {
        field: 'value', label: 'Value a month',
        value: ({ value, valueArray }) => (value == null ? series(valueArray as MonthAmount[]) : figure(value)),
        printed: ({ value, valueArray }) => (value == null ? printedSeries(valueArray as MonthAmount[]) : printedFigure(value)),
      },
      text('currency', 'Currency'),
    ],
    leftOut: ['valueArray'],
  },
  Competitor: {
    modules: ['comparison'], look: 'records', file: 'competitors',
    columns: [
      text('name', 'Name'), chosen('type', 'Type', COMPETITOR_TYPES), text('website', 'Website'),
      ...COMPARISON_FIELDS.map(([field, label]): Column => (field === 'customers' ? linked(field, label) : text(field, label))),
    ],
    leftOut: ['isSelf'],
  },
  MarketCustomer: {
    modules: ['tam', 'sam', 'som'], look: 'table', file: 'market-potential',
    columns: [
      linked('customerId', 'Customer segment'), amount('number', 'Number'), amount('price', 'Price'), text('currency', 'Currency'),
      {
        field: 'projectedGrowth', label: 'Projected growth',
        value: ({ projectedGrowth }) => (projectedGrowth == null ? '' : `${figure(projectedGrowth)} %`),
      },
      text('description', 'Description'), { field: 'links', label: 'Sources', value: ({ links }) => (links as string[]).join('\n') },
    ],
  },
  RiskValue: {
    modules: ['swot'], look: 'table', file: 'swot',
    columns: [chosen('type', 'Field', RISK_VALUE_TYPES), text('title', 'Title'), text('description', 'Description')],
  },
  RiskAnalysis: {
    modules: ['riskAnalysis'], look: 'records', file: 'risks',
    columns: [
      text('title', 'Title'), text('likelihood', 'Likelihood'), text('impact', 'Impact'),
      {
        field: 'score', label: 'Score',
        value: ({ likelihood, impact }) => words(riskScore({ likelihood: likelihood as number | null, impact: impact as number | null })),
      },
      linked('riskAssessmentValueId', 'Comes from'), text('description', 'Description'), text('analysis', 'Analysis'),
      text('actionPlan', 'Action plan'), person, milestone,
    ],
  },
};

const series = (months: readonly MonthAmount[]) => months.map(({ month, value }) => `${month}: ${figure(value)}`).join('\n');
const printedSeries = (months: readonly MonthAmount[]) => (
  months.map(({ month, value }) => `${monthWords(month)}: ${printedFigure(value)}`).join('\n')
);
/** "May 2026". */
const monthWords = (month: string) => (
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`)));
