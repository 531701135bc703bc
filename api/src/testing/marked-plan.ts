import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import {
  getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputField, type GraphQLInputType, type GraphQLSchema,
} from 'graphql';
import { allRows } from '../modules/growth';
import { buildSchema } from '../graphql/schema';
import { enumValues } from './schema-walk';
import type { SignedIn, TestServer } from './test-server';

/** What every word of a module begins with, and its rows' ids and amounts: wherever one of them is met, the module is. */
export interface Mark { word: string; id: string; amount: string }

export function markOf(key: ModuleKey): Mark {
  const number = String(MODULES.findIndex((module) => module.key === key)).padStart(2, '0');
  return { word: `zq-hidden-${key}-`, id: `5ec2e7${number}-`, amount: `8${number}.1357` };
}

/** What of a module stands in this text. */
export function found(text: string, key: ModuleKey): string[] {
  const { word, id, amount } = markOf(key);
  return [...new Set(text.match(new RegExp(`${word}[-\\w.]*|${id}[-\\w]*|${amount.replace('.', '\\.')}`, 'g')) ?? [])];
}

/** One way to write rows of a type into its modules. */
interface RowCommand { name: string; type: string; modules: readonly ModuleKey[] }

/** Kinds that are written by a command of another name, and those that have no words. */
const OTHER_NAMES: Readonly<Record<string, string>> = { CompanySkill: 'addCompanySkill', Claim: 'setClaim' };

/** The commands that write rows of modules: of all kinds, and of what stands beside them. */
function rowCommands(schema: GraphQLSchema): RowCommand[] {
  const everywhere = MODULES.map(({ key }) => key);
  const beside = [
    { type: 'Evidence', modules: everywhere }, { type: 'Claim', modules: everywhere },
    { type: 'Goal', modules: ['marketGoals'] as const }, { type: 'Traction', modules: ['traction'] as const },
  ];
  return [...allRows(), ...beside].map(({ type, modules }) => {
    const name = OTHER_NAMES[type] ?? `save${type}`;
    if (!schema.getMutationType()?.getFields()[name]) throw new Error(`nothing writes rows of the type ${type}: name its command`);
    return { name, type, modules };
  });
}

/** What evidence cannot be about. */
const STAND_BESIDE: readonly string[] = ['Evidence', 'Goal', 'Traction'];

/** The rows that are linked to, by the fields that hold their ids. */
const LINKED: Readonly<Record<string, string>> = {
  customerId: 'Customer', customerIds: 'Customer', customers: 'Customer', channelIds: 'BusinessChannel', activityIds: 'KeyActivity',
  resourceIds: 'KeyResource', riskAssessmentValueId: 'RiskValue',
};
const KINDS_LINKED = [...new Set(Object.values(LINKED))];
const MODULES_LINKED = KINDS_LINKED.flatMap((type) => allRows().filter((rows) => rows.type === type)).flatMap(({ modules }) => modules);
/** All 28, those that others are linked to before them. */
export const IN_ORDER: readonly ModuleKey[] = [...new Set([...MODULES_LINKED, ...MODULES.map(({ key }) => key)])];
/** Those that lead to no module. */
const UNLINKED: readonly string[] = [
  'milestoneId', 'employeeResponsible', 'relatedGoalId', 'categoryId', 'scenarioId', 'dependsOnIds', 'partIds',
];

/** What fields take that are no free words; null leaves them out. */
const SHAPED: Readonly<Record<string, (mark: Mark) => unknown>> = {
  currency: () => 'EUR', field: () => 'description', website: asLink, link: asLink, links: asLink, baseRevision: () => null,
  valueArray: () => null,
  hiddenFields: () => null, progress: () => null, color: () => null, dateAchieved: () => null, metricName: () => null,
  valueFrom: () => null,
  month: () => '2026-05', months: () => null, rates: () => null,
};
/** Where not any value will do: a source of a risk, a goal that needs no day on which it was achieved, a value in words. */
const CHOSEN: Readonly<Record<string, string>> = { RiskValueType: 'WEAKNESS', GoalStatus: 'IN_PROGRESS', MetricType: 'text' };

function asLink({ word }: Mark): string { return `https://words.example/${word}link`; }

/** A plan of which every text, row and comment of every module says whose it is. */
export class MarkedPlan {
  readonly #schema = buildSchema();
  /** Ids of the first row of each type and of each module, which others are linked to and evidence is about. */
  readonly #first = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #words = new Map<ModuleKey, Set<string>>(MODULES.map(({ key }) => [key, new Set()]));

  constructor(
    private readonly server: TestServer,
    private readonly companyId: string,
    private readonly by: SignedIn,
  ) {}

  /** Everything by which the module could be met. */
  marksIn(key: ModuleKey): string[] {
    const ids = [...this.#ids.values()].filter((id) => id.startsWith(markOf(key).id));
    return [...ids, ...this.#words.get(key) ?? []];
  }

  /** The same of rows of one type. */
  marksOf(type: string): string[] {
    const words = [...this.#words.values()].flatMap((each) => [...each]).filter((word) => word.includes(`-${type}.`));
    return [...words, this.#first.get(type) ?? []].flat();
  }

  /** Rows that stand in other modules than this one, as their commands take them. */
  rowsBeside(key: ModuleKey): { command: string; id: string }[] {
    return rowCommands(this.#schema).flatMap(({ name, type, modules }) => {
      const id = modules.includes(key) ? undefined : this.#first.get(type);
      return id === undefined ? [] : [{ command: name, id }];
    });
  }

  /** The first time each row is made, later it is written again: `round` makes other words of the same. */
  async write(key: ModuleKey, round: string, mentions: readonly string[]): Promise<void> {
    const set = this.#input('ModuleSet', { key, type: 'Module', round });
    await this.#call('updateModule', { key, set });
    for (const { name, type, modules } of rowCommands(this.#schema)) {
      if (!modules.includes(key)) continue;
      const field = this.#schema.getMutationType()?.getFields()[name];
      const values = Object.fromEntries((field?.args ?? []).filter((arg) => arg.name !== 'companyId').map((arg) => (
        [arg.name, this.#value(arg, { key, type, round })])));
      await this.#call(name, values);
    }
    await this.comment(key, round, mentions);
  }

  async comment(key: ModuleKey, round: string, mentions: readonly string[]): Promise<void> {
    const message = this.#written(key, `${markOf(key).word}Comment.message${round}`);
    await this.#call('addComment', { key, id: this.#newId(key, message), message, mentions });
  }

  /** Something that everybody in the company is told of. */
  async tellAll(elevatorPitch: string): Promise<void> {
    const text = 'mutation ($id: ID!, $set: CompanySet!) { updateCompany(id: $id, set: $set) { error { message } } }';
    await this.server.graphql(text, { id: this.companyId, set: { elevatorPitch } }, this.by.token);
  }

  async #call(name: string, values: Record<string, unknown>): Promise<void> {
    const args = this.#schema.getMutationType()?.getFields()[name]?.args ?? [];
    const passed = args.filter((arg) => arg.name === 'companyId' || values[arg.name] !== undefined);
    const text = `mutation (${passed.map(({ name: arg, type }) => `$${arg}: ${String(type)}`).join(', ')}) {
      ${name}(${passed.map(({ name: arg }) => `${arg}: $${arg}`).join(', ')}) { error { code field message } }
    }`;
    const { data, errors } = await this.server.graphql<Record<string, { error: object | null }>>(
      text, { companyId: this.companyId, ...values }, this.by.token);
    if (errors || data?.[name]?.error) throw new Error(`${name} ${JSON.stringify({ values, errors, error: data?.[name]?.error })}`);
  }

  #input(name: string, where: Where): Record<string, unknown> {
    const type = this.#schema.getType(name);
    if (!isInputObjectType(type)) throw new Error(`${name} is no input`);
    return Object.fromEntries(Object.values(type.getFields()).flatMap((field) => {
      const value = this.#value(field, where);
      return value === null ? [] : [[field.name, value]];
    }));
  }

  #value({ name, type }: Pick<GraphQLInputField, 'name' | 'type'>, where: Where): unknown {
    if (name === 'otherDescription' && where.key !== 'marketStrategy') return null;
    const shaped = SHAPED[name];
    const one = shaped ? shaped(markOf(where.key)) : this.#plain(name, getNamedType(type), where);
    return one !== null && isList(type) ? [one] : one;
  }

  #plain(name: string, type: GraphQLInputType, where: Where): unknown {
    const { key, round } = where;
    if (isInputObjectType(type)) return this.#input(type.name, where);
    if (isEnumType(type)) return type.name === 'ModuleKey' ? key : CHOSEN[type.name] ?? enumValues(type)[0];
    const { word, amount } = markOf(key);
    const words = () => this.#written(key, `${word}${where.type}.${name}${round}`);
    switch (String(type)) {
      case 'String': return words();
      case 'RichText': return [{ type: 'paragraph', children: [{ text: words() }] }];
      case 'Decimal': return this.#written(key, amount);
      case 'Date': return '2026-05-18';
      case 'Int': case 'Float': return 4;
      case 'Boolean': return true;
      case 'ID': return this.#id(name, where);
      default: throw new Error(`${where.type}.${name}: say what a ${String(type)} is written as`);
    }
  }

  #id(name: string, { key, type, round }: Where): string | null {
    if (UNLINKED.includes(name)) return null;
    if (name === 'rowId') return this.#first.get(key) ?? null;
    if (name === 'id') {
      // A skill is taken and let go, and never written again.
      const id = this.#newId(key, type === 'CompanySkill' ? type + round : type);
      for (const holder of STAND_BESIDE.includes(type) ? [type] : [type, key]) if (!this.#first.has(holder)) this.#first.set(holder, id);
      return id;
    }
    const linked = this.#first.get(LINKED[name] ?? '');
    if (linked === undefined) throw new Error(`${type}.${name}: say which rows it is linked to, and write them before`);
    return linked;
  }

  #written(key: ModuleKey, words: string): string {
    this.#words.get(key)?.add(words);
    return words;
  }

  #newId(key: ModuleKey, of: string): string {
    const name = `${key} ${of}`;
    const id = this.#ids.get(name) ?? `${markOf(key).id}0000-4000-8000-${String(this.#ids.size).padStart(12, '0')}`;
    this.#ids.set(name, id);
    return id;
  }
}

interface Where { key: ModuleKey; type: string; round: string }

const isList = (type: GraphQLInputType) => isListType(isNonNullType(type) ? type.ofType : type);
