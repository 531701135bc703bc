import type { Session } from '@heartwood/contract';
import { createContext, useContext } from 'react';

/** Whose plan this is and who looks at it. */
export interface GrowthViewer {
  companyId: string;
  user: Session['user'];
  /** Owner or admin: may invite and manage the team. */
  isManager: boolean;
  accessType: Session['membership']['accessType'];
  companyName: string;
  planName: Session['plan']['name'];
}

export interface GrowthContextValue extends GrowthViewer {
  /** A query answered with the state up to this step of the company's stream. */
  sawStep(seq: number): void;
}

export const GrowthContext = createContext<GrowthContextValue | null>(null);

export function useGrowth(): GrowthContextValue {
  const value = useContext(GrowthContext);
  if (!value) throw new Error('useGrowth needs the providers of the growth page');
  return value;
}
