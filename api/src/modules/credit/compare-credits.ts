import type { Statement } from '../../db/database';
import type { Services } from '../../request/context';

/** A company whose balance is not what its transfers, lots and holds come to. */
export interface CreditDifference {
  companyId: string;
  balance: { paid: number; granted: number; held: number };
  transfers: { paid: number; granted: number; held: number };
  /** Lots that have not left what came in and went out. */
  lots: number;
  /** Held by what is open. */
  holds: number;
}

const CREDIT_DIFFERENCES: Statement = {
  name: 'credit-differences',
  text: `with sides as (
      select company_id, lot_id, to_account as account, amount
      from credit_transfer
      union all
      select company_id, lot_id, from_account, -amount
      from credit_transfer
    ), sums as (
      select company_id,
        coalesce(sum(amount) filter (where account = 'paid'), 0)::int as paid,
        coalesce(sum(amount) filter (where account = 'granted'), 0)::int as granted,
        coalesce(sum(amount) filter (where account = 'held'), 0)::int as held
      from sides
      group by company_id
    ), lots as (
      select l.company_id, count(*) filter (where l.remaining <> coalesce(s.amount, 0))::int as wrong
      from credit_lot l
      left join (
        select lot_id, sum(amount) as amount
        from sides
        where account in ('paid', 'granted')
        group by lot_id
      ) s on s.lot_id = l.id
      group by l.company_id
    ), holds as (
      select company_id, sum(amount)::int as held
      from credit_hold
      where state = 'HELD'
      group by company_id
    ), compared as (
      select c.id, coalesce(b.paid, 0) as paid, coalesce(b.granted, 0) as granted, coalesce(b.held, 0) as held,
        coalesce(s.paid, 0) as sum_paid, coalesce(s.granted, 0) as sum_granted, coalesce(s.held, 0) as sum_held,
        coalesce(l.wrong, 0) as wrong, coalesce(h.held, 0) as open
      from company c
      left join credit_balance b on b.company_id = c.id
      left join sums s on s.company_id = c.id
      left join lots l on l.company_id = c.id
      left join holds h on h.company_id = c.id
    )
    select id as "companyId",
      json_build_object('paid', paid, 'granted', granted, 'held', held) as balance,
      json_build_object('paid', sum_paid, 'granted', sum_granted, 'held', sum_held) as transfers,
      wrong as lots, open as holds
    from compared
    where (paid, granted, held, open) is distinct from (sum_paid, sum_granted, sum_held, held) or wrong > 0`,
};

/** Says of whom balance, transfers, lots and holds don't agree, and writes it into the log: nothing of it is put right by itself. */
export async function compareCredits({ db, log }: Pick<Services, 'db' | 'log'>): Promise<CreditDifference[]> {
  const differences = await db.read<CreditDifference>(CREDIT_DIFFERENCES, []);
  for (const difference of differences) log.error({ ...difference }, 'the credits of a company do not add up');
  return differences;
}
