import { eq } from 'drizzle-orm';
import { inCompany } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { company } from '../company';
import type { Payer } from './enter-billing';
import { payingAddress } from './tell-payers';

interface Paid { companyId: string; amount: number; currency: string; description: string; number: string; paidAt?: Date | null }

/** A mail for money that came, in the transaction that writes it down. */
export async function mailReceipt(tx: Db, { mail, config, now }: Payer, { email }: { email: string | null }, paid: Paid): Promise<void> {
  const to = await payingAddress(tx, paid.companyId, email);
  const [row] = await tx.select({ name: company.name }).from(company).where(eq(company.id, paid.companyId));
  if (!to || !row) return;
  await mail.enqueue(tx, {
    template: 'receipt', to: to.email, firstname: to.firstname, companyName: row.name, what: paid.description, number: paid.number,
    amount: new Intl.NumberFormat('en-IE', { style: 'currency', currency: paid.currency }).format(paid.amount / 100),
    when: (paid.paidAt ?? now()).toISOString().slice(0, 10),
    link: config.publicUrl + inCompany('/app/growth-framework/subscription/manage', paid.companyId),
  });
}
