import { createContext, useContext } from 'react';
import type { CompanyCard, Me } from '../graphql/me';

export interface CurrentCompany {
  me: Me;
  company: CompanyCard;
  /** Owner, or a team entry with role ADMIN: may manage team and plan. */
  isManager: boolean;
}

export const CurrentCompanyContext = createContext<CurrentCompany | null>(null);

/** The company that is worked on. Throws outside the signed-in layout. */
export function useCurrentCompany(): CurrentCompany {
  const current = useContext(CurrentCompanyContext);
  if (!current) throw new Error('useCurrentCompany needs the signed-in layout');
  return current;
}
