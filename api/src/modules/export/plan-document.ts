import {
  AREAS, claimedOf, claimedTogether, fullName, isMarked, moduleClaim, moduleOf, readerMark, SECTORS, sourceLine, STAGES,
  type AreaKey, type Claimed, type ModuleKey, type Sources,
} from '@heartwood/contract/domain';
import {
  costInMonth, countedRows, formatAmount, marketValue, monthlyRevenue, totalsByCurrency, type CostSeries, type MarketRow, type RevenueRow,
} from '@heartwood/contract/numbers';
import { plainText } from '@heartwood/contract/text';
import type { GrowthModule, WholePlan } from '../growth';
import type { Block, CsvTable, ExportDocument, PageFormat } from './document';
import { richBlocks } from './rich-blocks';
import { ROW_COLUMNS, type ExportRow, type Names, type RowColumns } from './row-columns';

/** A goal of the timeline, as far as a plan names it. */
export interface ExportGoal {
  id: string;
  title: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  achievedAt: string | null;
  value: string | null;
  isOnMarketPlan: boolean;
}

/** A comment as it is printed. */
export interface ExportComment { key: string; author: string; text: string; at: string }

export interface PlanChoice {
  areas: readonly AreaKey[];
  page: PageFormat;
  /** Assumptions with their tests, and comments. */
  withComments: boolean;
  /** Modules that are shown to some of the company alone stay out, also where the person sees them. */
  onlyShared: boolean;
}

export interface PlanContent {
  plan: WholePlan;
  goals: readonly ExportGoal[];
  comments: readonly ExportComment[];
  choice: PlanChoice;
  at: Date;
}

/** Whether a module goes into the file: never one that is hidden from the person. */
export function isPrinted(module: GrowthModule, onlyShared: boolean): boolean {
  return !module.isHidden && !(onlyShared && module.visibleTo.length > 0);
}

/** The plan as a document: chosen areas in their order, of each what the person may know, modules without a word left out. */
export function planDocument(content: PlanContent): ExportDocument {
  const { plan: { facts, view, modules }, choice, at } = content;
  const printed = modules.filter((module) => isPrinted(module, choice.onlyShared));
  const names = namesOf(content, new Set(printed.map(({ key }) => key)));
  const blocks = choice.areas.flatMap((area): Block[] => {
    const parts = printed.filter(({ key }) => moduleOf(key).area === area).flatMap((module) => moduleBlocks(module, content, names));
    return parts.length === 0 ? [] : [{ kind: 'heading', level: 1, text: areaLabel(area) }, ...parts];
  });
  return {
    title: facts.name,
    subtitle: `Growth plan, ${day(at)}. ${view.done} of 28 modules are done.`,
    page: choice.page,
    blocks: blocks.length > 0 ? blocks : [muted('Nothing is written in the areas that were chosen.')],
    tables: tablesOf(content, printed, names),
  };
}

const areaLabel = (area: AreaKey) => AREAS.find(({ key }) => key === area)?.label ?? area;
const day = (at: Date) => at.toISOString().slice(0, 10);

/** What ids stand for; of a module that stays out nothing is named, also where a row of another one is linked to it. */
function namesOf({ plan: { view, rows }, goals }: PlanContent, keys: ReadonlySet<ModuleKey>): Names {
  const ofRows = new Map<string, string>();
  const later: Names = { person: personName, row: (id) => ofRows.get(id) ?? '', goal: goalName };
  for (const [type, { columns: [first] }] of Object.entries(ROW_COLUMNS)) {
    const named = ((rows.get(type) ?? []) as readonly ExportRow[]).filter(({ key }) => keys.has(key as ModuleKey));
    for (const row of named) if (first) ofRows.set(String(row['id']), first.value(row, later));
  }
  function personName(id: string): string {
    const [person] = view.reader.people([id]);
    return person ? fullName(person) : '';
  }
  function goalName(id: string): string {
    return goals.find((goal) => goal.id === id)?.title ?? '';
  }
  return later;
}

function moduleBlocks(module: GrowthModule, content: PlanContent, names: Names): Block[] {
  const { key, progress } = module;
  const body = [
    ...textBlocks(module, content), ...factBlocks(key, content),
    ...rowKindsOf(key).flatMap(([type, columns]) => rowBlocks(columns, rowsOf(content, type, key), { names, module, content })),
    ...sumBlocks(key, content),
    ...(content.choice.withComments ? thoughtBlocks(module, content.comments) : []),
  ];
  if (body.length === 0) return [];
  return [{ kind: 'heading', level: 2, text: moduleOf(key).label, ...(progress === 'DONE' && { note: 'Done' }) }, ...body];
}

/** What a module says in words, and what that is founded on. */
function textBlocks(module: GrowthModule, content: PlanContent): Block[] {
  const said = [...richBlocks(module.description), ...richBlocks(module.otherDescription)];
  const claim = moduleClaim(sourcesOf(content), module);
  return said.length > 0 && isMarked(module.key, claim) ? [...said, muted(sourceLine(claim))] : said;
}

/** What the person may know of what the plan is founded on. */
const sourcesOf = ({ plan: { rows } }: PlanContent) => (
  { evidence: rows.get('Evidence') ?? [], claims: rows.get('Claim') ?? [] } as unknown as Sources);

const claimOf = (row: ExportRow, content: PlanContent): Claimed => (
  claimedOf(sourcesOf(content), { key: String(row['key']), rowId: String(row['id']), field: null }));

/** What a row is founded on, in words; nothing where it claims nothing. */
function evidenceOf(row: ExportRow, content: PlanContent, words: (claim: Claimed) => string): string {
  const claim = claimOf(row, content);
  return isMarked(row['key'] as ModuleKey, claim) ? words(claim) : '';
}

const rowKindsOf = (key: ModuleKey) => Object.entries(ROW_COLUMNS).filter(([, { modules }]) => modules.includes(key));

const rowsOf = ({ plan: { rows } }: PlanContent, type: string, key: ModuleKey) => (
  (rows.get(type) ?? []) as readonly ExportRow[]).filter((row) => row['key'] === key);

interface RowSurroundings { names: Names; module: GrowthModule; content: PlanContent }

function rowBlocks({ look, columns }: RowColumns, rows: readonly ExportRow[], { names, module, content }: RowSurroundings): Block[] {
  if (rows.length === 0) return [];
  const shown = columns.filter(({ field }) => !module.hiddenFields.includes(field));
  const marks = rows.map((row) => evidenceOf(row, content, look === 'table' ? readerMark : sourceLine));
  const filled = [
    ...shown.map((column) => ({ label: column.label, values: rows.map((row) => column.printed?.(row) ?? column.value(row, names)) })),
    { label: EVIDENCE, values: marks },
  ];
  if (look === 'table') {
    const kept = filled.filter(({ values }) => values.some((value) => value !== ''));
    const cells = rows.map((_row, index) => kept.map(({ values }) => values[index] ?? ''));
    // A cell has room for the mark, the sources themselves stand below.
    const quotes = rows.flatMap((row, index) => {
      const claim = claimOf(row, content);
      return claim.count === 0 ? [] : [muted(`${filled[0]?.values[index] ?? ''}: ${sourceLine(claim)}`)];
    });
    return [{ kind: 'table', head: kept.map(({ label }) => label), rows: cells }, ...quotes];
  }
  const [title, ...facts] = filled;
  return rows.map((_row, index) => ({
    kind: 'record', title: title?.values[index] ?? '',
    facts: facts.map(({ label, values }) => [label, values[index] ?? ''] as const).filter(([, value]) => value !== ''),
  }));
}

/** What modules say that is no row of theirs: the company's own fields, its people, its goals. */
function factBlocks(key: ModuleKey, { plan: { facts, view }, goals }: PlanContent): Block[] {
  const { sectors, stageId } = facts.level;
  if (key === 'businessSectors') return list(SECTORS.filter(({ id }) => sectors.includes(id)).map(({ name }) => name));
  if (key === 'businessStage') return list(STAGES.filter(({ id }) => id === stageId).map(({ name }) => name));
  if (key === 'team') {
    const { owner, members } = view.team();
    const accepted = members.flatMap(({ user, position }) => (user ? [[fullName(user), position]] : []));
    return [{ kind: 'table', head: ['Name', 'Position'], rows: [[fullName(owner), 'Owner'], ...accepted] }];
  }
  const wanted = goals.filter(({ isOnMarketPlan, achievedAt }) => (
    key === 'marketGoals' ? isOnMarketPlan : key === 'traction' && achievedAt !== null));
  if (wanted.length === 0) return [];
  return [{
    kind: 'table', head: ['Goal', 'Value', key === 'traction' ? 'Achieved' : 'Due'],
    rows: wanted.map(({ title, value, dueDate, achievedAt }) => [title, value ?? '', (key === 'traction' ? achievedAt : dueDate) ?? '']),
  }];
}

const list = (items: readonly string[]): Block[] => (
  items.length === 0 ? [] : [{ kind: 'list', isOrdered: false, items: items.map((text) => ({ runs: [{ text }], indent: 0 })) }]);

const EVIDENCE = 'Evidence';

/** Totals of the modules of money, by currency, and the value of a market. */
function sumBlocks(key: ModuleKey, content: PlanContent): Block[] {
  const markOf = (rows: readonly object[]) => readerMark(claimedTogether(rows.map((row) => claimOf(row as ExportRow, content))));
  if (key === 'revenue') {
    const rows = rowsOf(content, 'Revenue', key) as unknown as readonly RevenueRow[];
    const counted = rows.flatMap((row) => {
      const value = monthlyRevenue(row);
      return value === null ? [] : [{ row, currency: row.currency, value }];
    });
    return totals('A month, from what comes by the calendar', counted, markOf(counted.map(({ row }) => row)));
  }
  if (key === 'costs') {
    const rows = rowsOf(content, 'Cost', key) as unknown as readonly CostSeries[];
    const month = day(content.at).slice(0, 7);
    return totals(`In ${month}`, rows.map((row) => ({ currency: row.currency, value: costInMonth(row, month) })), markOf(rows));
  }
  if (key !== 'tam' && key !== 'sam' && key !== 'som') return [];
  const rows = rowsOf(content, 'MarketCustomer', key) as unknown as readonly (MarketRow & { currency: string })[];
  const value = marketValue(rows);
  if (value === null) return [];
  return [muted(`Value a year: ${formatAmount(value.value, rows[0]?.currency ?? null)} (${markOf(countedRows(rows))})`)];
}

function totals(label: string, amounts: readonly { currency: string; value: string }[], mark: string): Block[] {
  const sums = totalsByCurrency(amounts).map(({ currency, total }) => formatAmount(total, currency));
  return sums.length === 0 ? [] : [muted(`${label}: ${sums.join(' and ')} (${mark})`)];
}

const muted = (text: string): Block => ({ kind: 'text', look: 'muted', runs: [{ text }] });

const STATUSES: Readonly<Record<string, string>> = { TO_TEST: 'to test', TESTING: 'being tested', TRUE: 'holds', FALSE: 'does not hold' };

function thoughtBlocks({ key, assumption, assumptionData }: GrowthModule, comments: readonly ExportComment[]): Block[] {
  const facts = [
    ['Status', STATUSES[assumptionData?.status ?? ''] ?? ''], ['Test', assumptionData?.test ?? ''],
    ['Result', assumptionData?.result ?? ''],
  ] as const;
  const own = comments.filter((comment) => comment.key === key);
  const told = facts.filter(([, value]) => value !== '');
  return [
    ...(assumption ? [{ kind: 'record', title: `Assumption: ${assumption}`, facts: told } as const] : []),
    ...(own.length > 0 ? [{ kind: 'heading', level: 3, text: 'Comments' } as const] : []),
    ...own.map(({ author, at, text }): Block => ({ kind: 'record', title: `${author}, ${at.slice(0, 10)}`, facts: [['', text]] })),
  ];
}

/** The rows of each kind as a file, and what the modules say as one more. */
function tablesOf(content: PlanContent, printed: readonly GrowthModule[], names: Names): CsvTable[] {
  const keys = new Set(printed.filter(({ key }) => content.choice.areas.includes(moduleOf(key).area)).map(({ key }) => key));
  const kinds = Object.entries(ROW_COLUMNS).flatMap(([type, { file, columns, modules }]): CsvTable[] => {
    const rows = modules.filter((key) => keys.has(key)).flatMap((key) => rowsOf(content, type, key));
    if (rows.length === 0) return [];
    return [{
      name: file, head: ['Module', ...columns.map(({ label }) => label), EVIDENCE],
      rows: rows.map((row) => [
        moduleOf(row['key'] as ModuleKey).label, ...columns.map((column) => column.value(row, names)), evidenceOf(row, content, sourceLine),
      ]),
    }];
  });
  return [modulesTable(content, printed.filter(({ key }) => keys.has(key))), ...kinds];
}

function modulesTable(content: PlanContent, printed: readonly GrowthModule[]): CsvTable {
  const { withComments } = content.choice;
  const sources = sourcesOf(content);
  return {
    name: 'modules', head: ['Area', 'Module', 'Done', 'Due', 'Text', EVIDENCE, ...(withComments ? ['Assumption'] : [])],
    rows: printed.map((module) => {
      const { key, progress, dueDate, description, otherDescription, assumption } = module;
      const said = [description, otherDescription].flatMap((document) => (document ? [plainText(document)] : [])).join('\n\n');
      const claim = moduleClaim(sources, module);
      return [
        areaLabel(moduleOf(key).area), moduleOf(key).label, progress === 'DONE' ? 'yes' : 'no', dueDate ?? '', said,
        said !== '' && isMarked(key, claim) ? sourceLine(claim) : '', ...(withComments ? [assumption ?? ''] : []),
      ];
    }),
  };
}
