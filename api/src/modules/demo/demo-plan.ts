import type { ModuleKey } from '@heartwood/contract/domain';
import type { AssumptionData } from '../growth';
import type { DemoPerson } from './demo-people';

/** A company's plan as data; days count from the moment it is written. */
export interface DemoPlan {
  name: string;
  logo: string;
  /** ISO 3166, as the company's page keeps it. */
  country: string;
  city: string;
  size: string;
  objective: string;
  stageId: number;
  sectors: readonly string[];
  elevatorPitch: string | null;
  customerSegments: string | null;
  modules: Partial<Record<ModuleKey, DemoModule>>;
  goals: readonly { title: string; dueInDays: number; achievedDaysAgo?: number }[];
}

export interface DemoModule {
  /** Left out: not done. */
  doneDaysAgo?: number;
  assignees?: readonly DemoPerson[];
  priority?: 'LOW' | 'MEDIUM' | 'HIGH';
  dueInDays?: number;
  description?: unknown[];
  assumption?: string;
  assumptionData?: AssumptionData;
  /** Label and description. */
  items?: readonly (readonly [string, string])[];
  /** Number of the goal, contribution, evaluation. */
  sdgs?: readonly (readonly [number, string, string])[];
  skills?: readonly (readonly [string, readonly DemoPerson[]])[];
  comments?: readonly { by: DemoPerson; hoursAgo: number; text: string; isEdited?: boolean }[];
}
