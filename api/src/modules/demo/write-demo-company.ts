import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { writeDemoBusinessModel } from '../business-model';
import { company, companySector, named } from '../company';
import { writeDemoCompetition } from '../competition';
import { writeDemoSnapshots } from '../evidence';
import { writeDemoFoundation } from '../foundation';
import { keepFirstVersions, writeDemoModules } from '../growth';
import { writeDemoMarketPotential } from '../market-potential';
import { writeDemoRisk } from '../risk';
import { writeDemoTimeline } from '../timeline';
import type { DemoPerson } from './demo-people';
import { demoPicture } from './demo-pictures';
import type { DemoPlan } from './demo-plan';

export interface DemoCompany {
  id: string;
  ownerId: string;
  isSoloFounder: boolean;
  plan: DemoPlan;
  /** The account that plays a part of the plan; null leaves the part out. */
  playedBy(person: DemoPerson): string | null;
  now: Date;
}

/** Writes a company with its plan. Everything hangs on the company's row, so removing that removes it all. */
export async function writeDemoCompany(tx: Db, { id, ownerId, isSoloFounder, plan, playedBy, now }: DemoCompany): Promise<void> {
  const {
    goals, lanes, tractions, modules, businessModel: model, competition, marketPotential: potential, risk, figures = [], sectors, logo,
    ...columns
  } = plan;
  await tx.insert(company).values({
    ...columns, ...named(columns.name), id, logo: demoPicture(logo), isDemo: true, isSoloFounder, createdBy: ownerId,
    createdAt: daysFrom(now, -60), updatedAt: now,
  });
  await tx.insert(companySector).values(sectors.map((sectorId, position) => ({ companyId: id, sectorId, position })));
  const goalIds = await writeDemoTimeline(tx, { companyId: id, goals, lanes, tractions, playedBy, now });
  await writeDemoModules(tx, { companyId: id, ownerId, modules, playedBy, now });
  await writeDemoFoundation(tx, { companyId: id, modules, playedBy });
  if (model) await writeDemoBusinessModel(tx, { companyId: id, ownerId, model, goalIds, playedBy, now });
  if (competition) await writeDemoCompetition(tx, { companyId: id, ownerId, competition, now });
  if (potential) await writeDemoMarketPotential(tx, { companyId: id, ownerId, potential, now });
  if (risk) await writeDemoRisk(tx, { companyId: id, ownerId, risk, goalIds, playedBy, now });
  await writeDemoSnapshots(tx, { companyId: id, modules, figures, now });
  await keepFirstVersions(tx, id);
}
