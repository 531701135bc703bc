import type { CompanyStanding } from '@heartwood/contract/domain';
import { conflict, forbidden } from '../../request/errors';
import { canManageBilling } from '../company';

/** The programme is about money: it belongs to whoever sees the company's billing. */
export function refuseAffiliate(standing: CompanyStanding): void {
  if (!canManageBilling(standing)) throw forbidden("You don't have permission to see the affiliate programme of this company.");
}

export function refuseNoAffiliate({ affiliateStatus }: { affiliateStatus: string }): void {
  if (affiliateStatus !== 'AFFILIATE') throw conflict('This company is no affiliate.');
}
