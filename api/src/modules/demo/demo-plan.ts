import type { ModuleKey } from '@heartwood/contract/domain';
import type { DemoModule } from '../growth';
import type { DemoGoal } from '../timeline';
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
  modules: Partial<Record<ModuleKey, DemoModule<DemoPerson>>>;
  goals: readonly DemoGoal[];
}
