import {
  FORECAST_SCENARIOS, forecastId, type CostType, type ForecastScenario, type PlanLevel, type RevenueFrequency, type RevenueType,
} from '@heartwood/contract/domain';
import { monthsFrom, type CurrencyRate } from '@heartwood/contract/numbers';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { dayFrom, daysFrom } from '../../text/days';
import {
  businessChannel, cost, customer, customerCategory, customerDetail, forecast, forecastLine, keyActivity, keyActivityChannel, keyResource,
  keyResourceActivity, revenue, revenueCustomer,
} from './business-model.table';

interface DemoCustomer {
  category: string;
  type: string;
  description?: string;
  problem?: string;
  solution?: string;
  valueProposition?: string;
  priceSensitivity?: PlanLevel;
  willingnessToPay?: PlanLevel;
  /** Title and value. */
  details?: readonly (readonly [string, string])[];
}

/** Who does it, by when. */
interface DemoWork<Person> { goal?: string; responsible?: Person; description?: string; actionPlan?: string }

interface DemoChannel<Person> extends DemoWork<Person> { type: string; topic?: string; efficiency?: PlanLevel; customer: string }
interface DemoActivity { type: string; efficiency: PlanLevel; description?: string; channels: readonly string[] }
interface DemoResource<Person> extends DemoWork<Person> { type: string; essence: PlanLevel; activities: readonly string[] }

interface DemoRevenue {
  type: RevenueType;
  value: string;
  currency: string;
  frequency: RevenueFrequency;
  unit: string;
  customers: readonly string[];
}

/** `months` are amounts from the present month on; a cost of one amount is the same in every month. */
interface DemoCost { type: CostType; currency: string; months: readonly number[] }

/** `counts` stand in the order of the revenues, each by month from the present one on. */
interface DemoForecast {
  currency: string;
  cash: string;
  rates: readonly CurrencyRate[];
  counts: readonly { months: readonly number[]; days?: string }[];
  /** In per cent of the plan. */
  scenarios: Readonly<Record<Exclude<ForecastScenario, 'BASE'>, { gains?: string; prices?: string; costs?: string }>>;
}

/** The rows of a business model, as data: by name, in their order; links name the row at the other end. */
export interface DemoBusinessModel<Person> {
  categories: readonly string[];
  customers: Readonly<Record<string, DemoCustomer>>;
  channels: Readonly<Record<string, DemoChannel<Person>>>;
  activities: Readonly<Record<string, DemoActivity>>;
  resources: Readonly<Record<string, DemoResource<Person>>>;
  revenues: readonly DemoRevenue[];
  costs: Readonly<Record<string, DemoCost>>;
  forecast?: DemoForecast;
}

interface DemoRows<Person> {
  companyId: string;
  ownerId: string;
  model: DemoBusinessModel<Person>;
  /** Of the company's goals, by title. */
  goalIds: ReadonlyMap<string, string>;
  /** The account that plays a part; null leaves the part out. */
  playedBy(person: Person): string | null;
  now: Date;
}

/** Writes the rows of the business model. Throws where a link names a row or a goal that is not there. */
export async function writeDemoBusinessModel<Person>(tx: Db, demo: DemoRows<Person>): Promise<void> {
  const { companyId, ownerId, model, now } = demo;
  const written = { companyId, createdBy: ownerId, createdAt: daysFrom(now, -40), updatedBy: ownerId, updatedAt: daysFrom(now, -1) };
  const row = (key: string, position: number) => ({ ...written, key, position });
  const work = ({ goal, responsible, description, actionPlan }: DemoWork<Person>) => ({
    description, actionPlan,
    milestoneId: goal === undefined ? null : found(demo.goalIds, goal),
    employeeResponsible: responsible === undefined ? null : demo.playedBy(responsible),
  });
  const ids = {
    customers: idsOf(model.customers), channels: idsOf(model.channels), activities: idsOf(model.activities),
    resources: idsOf(model.resources),
  };
  const revenues = model.revenues.map((each) => ({ ...each, id: randomUUID() }));

  await tx.insert(customerCategory).values(model.categories.map((name) => ({ id: randomUUID(), companyId, name })));
  await tx.insert(customer).values(Object.entries(model.customers).map(([name, { details: _, ...fields }], at) => (
    { ...row('customerSegment', at), ...fields, id: found(ids.customers, name), name }
  )));
  await tx.insert(customerDetail).values(Object.entries(model.customers).flatMap(([name, { details = [] }]) => (
    details.map(([title, value], at) => (
      { ...row('customerSegment', at), id: randomUUID(), customerId: found(ids.customers, name), title, value }
    ))
  )));
  await tx.insert(businessChannel).values(Object.entries(model.channels).map(([name, { customer: to, ...channel }], at) => ({
    ...row('channels', at), ...work(channel), id: found(ids.channels, name), name, type: channel.type, topic: channel.topic,
    efficiency: channel.efficiency, customerId: found(ids.customers, to),
  })));
  await tx.insert(keyActivity).values(Object.entries(model.activities).map(([name, { channels: _, ...fields }], at) => (
    { ...row('keyActivities', at), ...fields, id: found(ids.activities, name), name }
  )));
  await tx.insert(keyActivityChannel).values(Object.entries(model.activities).flatMap(([name, { channels }]) => (
    channels.map((to) => ({ activityId: found(ids.activities, name), channelId: found(ids.channels, to) }))
  )));
  await tx.insert(keyResource).values(Object.entries(model.resources).map(([name, { type, essence, activities: _, ...rest }], at) => (
    { ...row('keyResources', at), ...work(rest), id: found(ids.resources, name), name, type, essence }
  )));
  await tx.insert(keyResourceActivity).values(Object.entries(model.resources).flatMap(([name, { activities }]) => (
    activities.map((to) => ({ resourceId: found(ids.resources, name), activityId: found(ids.activities, to) }))
  )));
  await tx.insert(revenue).values(revenues.map(({ customers: _, ...fields }, at) => ({ ...row('revenue', at), ...fields })));
  await tx.insert(revenueCustomer).values(revenues.flatMap(({ id, customers }) => (
    customers.map((to) => ({ revenueId: id, customerId: found(ids.customers, to) }))
  )));
  await tx.insert(cost).values(Object.entries(model.costs).map(([description, { type, currency, months }], at) => (
    { ...row('costs', at), id: randomUUID(), description, type, currency, ...amounts(months, now) }
  )));
  if (!model.forecast) return;
  const { counts, scenarios, ...plan } = model.forecast;
  await tx.insert(forecast).values(FORECAST_SCENARIOS.map((scenario, at) => ({
    ...row('revenue', at), id: forecastId(companyId, scenario), scenario,
    ...(scenario === 'BASE' ? { ...plan, month: monthOf(now) } : scenarios[scenario]),
  })));
  await tx.insert(forecastLine).values(revenues.map(({ id }, at) => {
    const { months = [], days = null } = counts[at] ?? {};
    return { ...row('revenue', at), id, days, months: byMonth(months, now) };
  }));
}

function idsOf(rows: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(Object.keys(rows).map((name) => [name, randomUUID()]));
}

function found(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo has no “${name}”`);
  return id;
}

function amounts(months: readonly number[], now: Date) {
  const [first, ...later] = months;
  if (later.length === 0) return { value: String(first), valueArray: [] };
  return { value: null, valueArray: byMonth(months, now) };
}

const monthOf = (now: Date) => dayFrom(now, 0).slice(0, 7);

function byMonth(values: readonly number[], now: Date) {
  return monthsFrom(monthOf(now), values.length).map((month, at) => ({ month, value: String(values[at]) }));
}
