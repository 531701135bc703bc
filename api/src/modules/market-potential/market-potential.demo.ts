import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { customer } from '../business-model';
import { marketCustomer } from './market-potential.table';

/** One segment in a market: how many there are, and what one of them pays in a year. */
interface DemoMarketCustomer { number: number; price?: string; projectedGrowth?: string; description?: string; links?: readonly string[] }

/** The rows of TAM, SAM and SOM, as data: by the names of the company's customers, in their order. */
export interface DemoMarketPotential {
  currency: string;
  markets: Readonly<Partial<Record<'tam' | 'sam' | 'som', Readonly<Record<string, DemoMarketCustomer>>>>>;
}

interface DemoMarkets { companyId: string; ownerId: string; potential: DemoMarketPotential; now: Date }

/** Writes the rows of the market potential. Throws where one names a customer that the company does not have. */
export async function writeDemoMarketPotential(tx: Db, { companyId, ownerId, potential, now }: DemoMarkets): Promise<void> {
  const customers = await tx.select({ id: customer.id, name: customer.name }).from(customer).where(eq(customer.companyId, companyId));
  const written = { companyId, createdBy: ownerId, createdAt: daysFrom(now, -30), updatedBy: ownerId, updatedAt: daysFrom(now, -1) };
  await tx.insert(marketCustomer).values(Object.entries(potential.markets).flatMap(([key, rows]) => (
    Object.entries(rows).map(([name, { links = [], ...fields }], position) => {
      const customerId = customers.find((each) => each.name === name)?.id;
      if (customerId === undefined) throw new Error(`the demo has no customer “${name}”`);
      return { ...written, ...fields, id: randomUUID(), key, position, customerId, currency: potential.currency, links: [...links] };
    })
  )));
}
