import type { RiskValueType } from '@heartwood/contract/domain';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { riskAnalysis, riskValue } from './risk.table';

interface DemoRiskAnalysis<Person> {
  title: string;
  /** The weakness or threat that it comes from, by its title. */
  from: string;
  likelihood: number;
  impact: number;
  description?: string;
  analysis?: string;
  actionPlan?: string;
  responsible?: Person;
  /** By its title. */
  goal?: string;
}

/** The rows of a risk assessment, as data, in their order. */
export interface DemoRisk<Person> {
  swot: Readonly<Record<RiskValueType, readonly string[]>>;
  analyses: readonly DemoRiskAnalysis<Person>[];
}

interface DemoRows<Person> {
  companyId: string;
  ownerId: string;
  risk: DemoRisk<Person>;
  /** Of the company's goals, by title. */
  goalIds: ReadonlyMap<string, string>;
  /** The account that plays a part; null leaves the part out. */
  playedBy(person: Person): string | null;
  now: Date;
}

/** Writes the rows of the risk assessment. Throws where a risk names an entry or a goal that is not there. */
export async function writeDemoRisk<Person>(tx: Db, { companyId, ownerId, risk, goalIds, playedBy, now }: DemoRows<Person>): Promise<void> {
  const row = (key: string, position: number) => ({
    companyId, key, position, createdBy: ownerId, createdAt: daysFrom(now, -20), updatedBy: ownerId, updatedAt: daysFrom(now, -1),
  });
  const entries = Object.entries(risk.swot).flatMap(([type, titles]) => (
    titles.map((title) => ({ id: randomUUID(), title, type: type as RiskValueType }))
  ));
  const valueIds = new Map(entries.map(({ id, title }) => [title, id]));
  await tx.insert(riskValue).values(entries.map((entry, at) => ({ ...row('swot', at + 1), ...entry })));
  await tx.insert(riskAnalysis).values(risk.analyses.map(({ from, responsible, goal, ...fields }, at) => ({
    ...row('riskAnalysis', at + 1), ...fields, id: randomUUID(), riskAssessmentValueId: found(valueIds, from),
    milestoneId: goal === undefined ? null : found(goalIds, goal),
    employeeResponsible: responsible === undefined ? null : playedBy(responsible),
  })));
}

function found(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo has no “${name}”`);
  return id;
}
