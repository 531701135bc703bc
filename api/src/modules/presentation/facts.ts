import { createHash } from 'node:crypto';
import type { Block, FactKind, PlanFact } from '@heartwood/contract/deck';
import { modulesOfPath } from '@heartwood/contract/deck';
import {
  completionPercent, FREQUENCIES, levelName, moduleOf, MODULE_COUNT, MODULES, REVENUE_TYPES, type ModuleKey,
} from '@heartwood/contract/domain';
import { countedRows, formatAmount, formatCompact, marketSizes } from '@heartwood/contract/numbers';
import type { BusinessChannel, Cost, Customer, KeyActivity, KeyPartner, KeyResource, Revenue } from '../business-model';
import type { Competitor } from '../competition';
import type { FoundationItem } from '../foundation';
import type { MarketCustomer } from '../market-potential';
import type { Goal } from '../timeline';
import { shortened, type PlanSource } from './plan-source';

interface Said { name: string; kind?: FactKind; words: string; content?: Partial<Block>; source?: string }
type Facts = PlanFact[];

/** Everything that slides can be bound to, as the reader of the source may see it; what the plan does not say is not there. */
export function composeFacts(source: PlanSource): Facts {
  return [
    ...companyFacts(source), ...levelFact(source), ...MODULES.flatMap(({ key }) => textFact(source, key)), ...marketFacts(source),
    ...competitionFacts(source), ...moneyFacts(source), ...peopleFacts(source), ...goalFacts(source), ...canvasFact(source),
  ];
}

/** Where one of its modules is not seen, there is no such fact. */
function fact(source: PlanSource, path: string, { name, kind = 'words', words, content, source: mark }: Said): Facts {
  const modules = modulesOfPath(path);
  const [first = null] = modules;
  if (!modules.every((key) => source.sees(key))) return [];
  const changes = modules.map((key) => source.changed(key)).sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
  const said = { words: shortened(words), content: content ?? null };
  return [{
    ...said, path, name, kind, module: first,
    digest: createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22),
    source: mark ?? (first === null ? '' : source.mark(first)),
    changedAt: changes[0]?.at ?? null, changedBy: changes[0]?.by ?? null,
  }];
}

function companyFacts(source: PlanSource): Facts {
  const { name, oneLine, elevatorPitch } = source.company;
  return [
    ...fact(source, 'company.name', { name: 'Company', words: name }),
    ...(oneLine?.trim() ? fact(source, 'company.oneLine', { name: 'One line', words: oneLine }) : []),
    ...(elevatorPitch?.trim() ? fact(source, 'company.elevatorPitch', { name: 'Elevator pitch', words: elevatorPitch }) : []),
  ];
}

/** How far the plan is, as the company's ring shows it. */
function levelFact(source: PlanSource): Facts {
  const { done } = source;
  return fact(source, 'plan.level', {
    name: 'Level', kind: 'chart', words: `${done} of ${MODULE_COUNT} modules`,
    content: {
      chart: 'ring', title: '', labels: ['Modules done', 'Open'],
      series: [{ name: levelName(completionPercent(done)) ?? '', values: [done, MODULE_COUNT - done] }],
    },
  });
}

function textFact(source: PlanSource, key: ModuleKey): Facts {
  const words = source.text(key);
  return words === null ? [] : fact(source, `${key}.text`, { name: moduleOf(key).label, words });
}

const COUNT = new Intl.NumberFormat('en-GB');

function marketFacts(source: PlanSource): Facts {
  const markets = (['tam', 'sam', 'som'] as const).flatMap((key) => {
    const rows = source.rows<MarketCustomer>('marketCustomers').filter((row) => row.key === key);
    const [size] = marketSizes(rows);
    if (!size) return [];
    const counted = countedRows(rows.filter(({ currency }) => currency === size.currency));
    const customers = counted.reduce((sum, row) => sum + (row.number ?? 0), 0);
    return [{ key, name: moduleOf(key).label, ...size, customers, source: source.markOf(key, counted) }];
  });
  const isOne = new Set(markets.map(({ currency }) => currency)).size === 1;
  return [
    ...markets.flatMap(({ key, name, value, currency, customers, source: mark }) => [
      ...fact(source, `${key}.value`, { name, words: formatCompact(value, currency), source: mark }),
      ...fact(source, `${key}.customers`, { name: `${name}, customers`, words: `${COUNT.format(customers)} customers`, source: mark }),
    ]),
    ...(markets.length > 1 && isOne ? fact(source, 'market.nested', {
      name: 'TAM, SAM and SOM', kind: 'chart', words: markets.map(({ value, currency }) => formatCompact(value, currency)).join(', '),
      content: {
        chart: 'nested', title: 'Market potential', labels: markets.map(({ name }) => name),
        series: [{ name: 'A year', values: markets.map(({ value }) => Number(value)) }],
        unit: { text: symbolOf(markets[0]!.currency), isAfter: false },
      },
    }) : []),
  ];
}

const symbolOf = (currency: string) => formatAmount('0', currency).replaceAll(/[\d\s.,]/g, '');
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function competitionFacts(source: PlanSource): Facts {
  const all = source.rows<Competitor>('competitors');
  const [own] = all.filter(({ isSelf }) => isSelf);
  const others = all.filter(({ isSelf }) => !isSelf);
  const takeaway = own?.keyTakeaway?.trim();
  return [
    ...(others.length > 0 ? [
      ...fact(source, 'comparison.count', { name: 'Competitors', words: counted(others.length, 'competitor') }),
      ...fact(source, 'comparison.table', {
        name: 'Comparison', kind: 'table', words: counted(others.length, 'competitor'),
        content: {
          hasHead: true,
          rows: [['', 'Price', 'What they promise', 'What we learn'], ...all.slice(0, 8).map((row) => [
            cell(row.isSelf ? source.company.name : row.name), cell(row.price), cell(row.valueProposition ?? row.pointOfDifferentiation),
            cell(row.keyTakeaway),
          ])],
        },
      }),
    ] : []),
    ...(own && takeaway ? fact(source, 'comparison.takeaway', {
      name: 'Key takeaway', words: takeaway, source: source.markOf('comparison', [own]),
    }) : []),
  ];
}

const cell = (text: string | null) => shortened(text ?? '', 160);
const label = (list: readonly (readonly [string, string])[], value: string) => list.find(([each]) => each === value)?.[1] ?? '';

function priceOf({ value, currency, unit, frequency }: Revenue): string {
  const amount = formatAmount(value, currency);
  return unit ? `${amount} a ${unit.toLowerCase()}` : `${amount}, ${label(FREQUENCIES, frequency).toLowerCase()}`;
}

function moneyFacts(source: PlanSource): Facts {
  const revenues = source.rows<Revenue>('revenues');
  const [first] = revenues;
  if (!first) return [];
  return [
    ...fact(source, 'revenue.price', { name: 'Price', words: priceOf(first), source: source.markOf('revenue', [first]) }),
    ...fact(source, 'revenue.table', {
      name: 'Revenue', kind: 'table', words: counted(revenues.length, 'source of revenue', 'sources of revenue'),
      source: source.markOf('revenue', revenues),
      content: {
        hasHead: true,
        rows: [['Revenue', 'Price', 'Paid'], ...revenues.slice(0, 8).map((row) => [
          cell(row.description || label(REVENUE_TYPES, row.type)), priceOf(row), label(FREQUENCIES, row.frequency),
        ])],
      },
    }),
  ];
}

function peopleFacts(source: PlanSource): Facts {
  const team = source.team().slice(0, 12);
  const partners = source.rows<KeyPartner>('keyPartners');
  const customers = source.rows<Customer>('customers');
  const habits = source.rows<FoundationItem>('items').filter(({ key, label: name }) => key === 'culture' && name.trim() !== '');
  const list = (rows: readonly { name: string; description: string | null }[]) => (
    rows.slice(0, 8).map((row) => [cell(row.name), cell(row.description)])
  );
  return [
    ...(team.length > 0 ? fact(source, 'team.people', {
      name: 'Team', kind: 'team', words: counted(team.length, 'person', 'people'),
      content: {
        people: team.map(({ person, position }) => ({
          name: `${person.firstname} ${person.lastname}`, role: position, address: person.profilePhoto,
        })),
      },
    }) : []),
    ...(partners.length > 0 ? fact(source, 'keyPartners.logos', {
      name: 'Key partners', kind: 'logos', words: counted(partners.length, 'partner'), source: source.markOf('keyPartners', partners),
      content: { items: partners.slice(0, 12).map(({ name }) => ({ name: shortened(name, 120), address: null })) },
    }) : []),
    ...(customers.length > 0 ? fact(source, 'customerSegment.table', {
      name: 'Customer segments', kind: 'table', words: counted(customers.length, 'segment'),
      content: { hasHead: true, rows: [
        ['Segment', 'What they need'],
        ...list(customers.map(({ name, problem, description }) => ({ name, description: problem ?? description }))),
      ] },
    }) : []),
    ...(habits.length > 0 ? fact(source, 'culture.table', {
      name: 'Habits', kind: 'table', words: counted(habits.length, 'habit'),
      content: { hasHead: false, rows: list(habits.map(({ label: name, description }) => ({ name, description }))) },
    }) : []),
  ];
}

const NEXT = 6;

function goalFacts(source: PlanSource): Facts {
  const shown = (goals: readonly Goal[]) => goals.map(({ title, status, date, dateAchieved }) => ({
    title: shortened(title, 200), isAchieved: status === 'ACHIEVED', day: status === 'ACHIEVED' ? dateAchieved : date,
  }));
  const [reached, ahead] = [source.goals(true).slice(-NEXT), source.goals(false).slice(0, NEXT)];
  return [
    ...(ahead.length > 0 ? fact(source, 'marketGoals.goals', {
      name: 'Goals ahead', kind: 'goals', words: counted(ahead.length, 'goal'), content: { goals: shown(ahead) },
    }) : []),
    ...(reached.length > 0 ? fact(source, 'traction.goals', {
      name: 'Reached', kind: 'goals', words: counted(reached.length, 'goal'), content: { goals: shown(reached) },
    }) : []),
  ];
}

function canvasFact(source: PlanSource): Facts {
  const names = (list: string, of: (row: never) => string) => source.rows<never>(list).map(of);
  const lines: Partial<Record<ModuleKey, string[]>> = {
    customerSegment: names('customers', ({ name }: Customer) => name), channels: names('channels', ({ name }: BusinessChannel) => name),
    keyResources: names('keyResources', ({ name }: KeyResource) => name),
    keyActivities: names('keyActivities', ({ name }: KeyActivity) => name),
    keyPartners: names('keyPartners', ({ name }: KeyPartner) => name), revenue: names('revenues', priceOf as never),
    costs: names('costs', ({ description }: Cost) => description),
  };
  const fields = modulesOfPath('canvas.fields').map((key) => {
    const rows = lines[key]?.filter(Boolean) ?? [];
    const text = source.text(key);
    return {
      title: moduleOf(key).label,
      lines: (rows.length > 0 ? rows : text === null ? [] : [text]).slice(0, 5).map((each) => shortened(each, 120)),
    };
  });
  const filled = fields.filter((field) => field.lines.length > 0).length;
  if (filled < 2) return [];
  return fact(source, 'canvas.fields', {
    name: 'Business model', kind: 'canvas', words: `${filled} of 9 parts`, source: '', content: { fields },
  });
}
