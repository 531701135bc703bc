import type { Session } from '@heartwood/contract';
import { createContext, useContext } from 'react';

/** Whose data this is and who looks at it. */
export interface CompanyViewer {
  companyId: string;
  user: Session['user'];
  /** Owner or admin: may invite and manage the team. */
  isManager: boolean;
  accessType: Session['membership']['accessType'];
  companyName: string;
  planName: Session['plan']['name'];
}

export interface CompanyContextValue extends CompanyViewer {
  /** A query answered with the state up to this step of the company's stream. */
  sawStep(seq: number): void;
}

export const CompanyContext = createContext<CompanyContextValue | null>(null);

export function useCompany(): CompanyContextValue {
  const value = useContext(CompanyContext);
  if (!value) throw new Error('useCompany needs CompanyProviders around it');
  return value;
}
