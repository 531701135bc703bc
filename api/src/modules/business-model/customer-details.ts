import type { Statement } from '../../db/database';
import { batched } from '../../request/batched';
import { moduleVisibleSql } from '../growth';
import { requireViewer } from '../identity';
import type { CustomerDetail } from './customers';

/** $1 customers, $2 viewer; nothing for whoever does not see the module. */
export const DETAILS_OF: Statement = {
  name: 'details-of-customers',
  text: `select d.id, d.key, d.position, d.revision, d.customer_id as "customerId", d.title, d.value
    from customer_detail d
    join company c on c.id = d.company_id and c.deleted_at is null
    where d.customer_id = any($1::uuid[]) and not d.is_deleted and ${moduleVisibleSql('c', 'd.key', '$2')}
    order by d.position, d.id`,
};

/** What a company says of a customer beyond the fields that all have, in its order, as the viewer may know it. */
export const detailsOf = batched<readonly CustomerDetail[]>(async (context, customerIds) => {
  const rows = await context.db.read<CustomerDetail>(DETAILS_OF, [customerIds, requireViewer(context).userId]);
  return new Map(customerIds.map((id) => [id, rows.filter(({ customerId }) => customerId === id)]));
}, []);
