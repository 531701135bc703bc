import { money } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { isUuid } from '../../text/uuid';
import { requireViewer } from '../identity';
import { PRODUCT_NAME } from '../mail';
import { renderDocument } from '../export';
import { BACK_SQL, managesSql } from './affiliate.queries';

interface ReceiptLine { name: string; percent: number; base: number; amount: number; at: string }
interface Receipt {
  number: number; companyName: string; amount: number; currency: string; reference: string; paidTo: string | null; paidAt: string;
  cameBackAt: string | null;
  lines: ReceiptLine[];
}

/** $1 payout, $2 viewer: for whoever runs the company that was paid. */
export const RECEIPT: Statement = {
  name: 'affiliate-receipt',
  text: `select json_build_object('number', o.number, 'companyName', o.company_name, 'amount', o.amount, 'currency', o.currency,
      'reference', o.reference, 'paidTo', o.paid_to, 'paidAt', o.paid_at,
      'cameBackAt', back.paid_at, 'lines', (
        select json_agg(json_build_object('name', k.referred_name, 'percent', k.percent, 'base', k.base, 'amount', k.amount, 'at', k.created_at)
          order by k.created_at, k.id)
        from affiliate_payout_line l
        join commission k on k.id = l.commission_id
        where l.payout_id = o.id)) as data
    from affiliate_payout o
    join company c on c.id = o.company_id and c.deleted_at is null
    ${BACK_SQL}
    where o.id = $1 and o.returns_id is null and ${managesSql('c', '$2')}`,
};

/** What was paid out, as a document to file: for whoever runs the company today. */
export async function readReceipt(context: Context, id: string): Promise<RouteAnswer> {
  const { userId } = requireViewer(context);
  const [row] = isUuid(id) ? await context.db.read<{ data: Receipt }>(RECEIPT, [id, userId]) : [];
  if (!row) throw notFound('There is no such receipt.');
  const { number, companyName, amount, currency, reference, paidTo, paidAt, cameBackAt, lines } = row.data;
  const words = (value: number) => money(value, currency);
  const head = ['Date', 'Company', 'Paid', 'Share', 'Commission'];
  const rows = lines.map((line) => [line.at.slice(0, 10), line.name, words(line.base), `${line.percent}%`, words(line.amount)]);
  const title = `Receipt ${number}`;
  const bytes = await renderDocument({
    title, subtitle: `Commission paid by ${PRODUCT_NAME} to ${companyName}`, page: 'A4_PORTRAIT', tables: [],
    blocks: [
      {
        kind: 'record', title: words(amount), facts: [
          ['Paid on', paidAt.slice(0, 10)], ['Paid to', paidTo ?? companyName], ['Transfer', reference],
          ...(cameBackAt === null ? [] : [['Sent back by the bank on', cameBackAt.slice(0, 10)] as const]),
        ],
      },
      { kind: 'table', head, rows: [...rows, ['', 'Total', '', '', words(amount)]] },
    ],
  }, 'PDF');
  return {
    body: bytes, headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="receipt-${number}.pdf"` },
  };
}
