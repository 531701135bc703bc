import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { customer } from '../business-model';
import { competitor, competitorCustomer } from './competition.table';
import type { CompetitorFields } from './competitors';
import { ownCompetitorId } from './own-company';

/** `customers` are named. */
type DemoColumn = Partial<Omit<CompetitorFields, 'name'>> & { customers?: readonly string[] };

/** The comparison of a company, as data: the own column, and the others by name in their order. */
export interface DemoCompetition {
  own: Omit<DemoColumn, 'importanceLevel'>;
  others: Readonly<Record<string, DemoColumn>>;
}

interface DemoRows { companyId: string; ownerId: string; competition: DemoCompetition; now: Date }

/** Writes the comparison, after the customers of the business model. Throws where a column names a customer that is not there. */
export async function writeDemoCompetition(tx: Db, { companyId, ownerId, competition, now }: DemoRows): Promise<void> {
  const customers = await tx.select({ id: customer.id, name: customer.name }).from(customer).where(eq(customer.companyId, companyId));
  const idOf = (name: string) => {
    const found = customers.find((each) => each.name === name);
    if (!found) throw new Error(`the demo has no customer “${name}”`);
    return found.id;
  };
  const others = Object.entries(competition.others).map(([name, column], at) => (
    { ...column, id: randomUUID(), name, isSelf: false, position: at + 1 }
  ));
  const columns = [{ ...competition.own, id: ownCompetitorId(companyId), name: '', isSelf: true, position: 0 }, ...others];
  const written = {
    companyId, key: 'comparison', createdBy: ownerId, createdAt: daysFrom(now, -30), updatedBy: ownerId, updatedAt: daysFrom(now, -1),
  };
  await tx.insert(competitor).values(columns.map(({ customers: _, ...column }) => ({ ...column, ...written })));
  await tx.insert(competitorCustomer).values(columns.flatMap(({ id, customers: names = [] }) => (
    names.map((name) => ({ competitorId: id, customerId: idOf(name) }))
  )));
}
