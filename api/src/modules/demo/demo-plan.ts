import type { EtaMetric, ModuleKey } from '@heartwood/contract/domain';
import type { DemoBusinessModel } from '../business-model';
import type { DemoCompetition } from '../competition';
import type { DemoFigure } from '../evidence';
import type { DemoFoundation } from '../foundation';
import type { DemoModule } from '../growth';
import type { DemoMarketPotential } from '../market-potential';
import type { DemoRisk } from '../risk';
import type { DemoGoal, DemoLanes, DemoTraction } from '../timeline';
import type { DemoPerson } from './demo-people';

/** What a module says, and its rows. */
export type DemoPlanModule = DemoModule<DemoPerson> & DemoFoundation<DemoPerson>;

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
  /** Left out: none is planned. */
  investmentEtaMetric?: EtaMetric;
  investmentEtaValue?: number;
  sectors: readonly string[];
  elevatorPitch: string | null;
  customerSegments: string | null;
  modules: Partial<Record<ModuleKey, DemoPlanModule>>;
  goals: readonly DemoGoal<DemoPerson>[];
  /** What the goals stand in. Left out: nothing. */
  lanes?: DemoLanes;
  /** Left out: none beside the goals. */
  tractions?: readonly DemoTraction[];
  /** Left out: no rows. */
  businessModel?: DemoBusinessModel<DemoPerson>;
  competition?: DemoCompetition;
  /** Left out: no rows. Its rows name customers of the business model. */
  marketPotential?: DemoMarketPotential;
  risk?: DemoRisk<DemoPerson>;
  /** For snapshots of weeks that are over. */
  figures?: readonly DemoFigure[];
}
