import { plainText } from '@heartwood/contract/text';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { company, companySector } from '../company';
import { companySdg, companySkill, companySkillPerson, componentAssignment, componentComment, findOrCreateSkill, foundationItem, growthComponent, keepFirstVersions } from '../growth';
import { milestone } from '../timeline';
import { demoPicture } from './demo-pictures';
import type { DemoPerson } from './demo-people';
import type { DemoModule, DemoPlan } from './demo-plan';

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
export async function writeDemoCompany(tx: Db, demo: DemoCompany): Promise<void> {
  const { id, ownerId, plan, now } = demo;
  await tx.insert(company).values({
    id, name: plan.name, logo: demoPicture(plan.logo), country: plan.country, city: plan.city, size: plan.size, objective: plan.objective, stageId: plan.stageId,
    elevatorPitch: plan.elevatorPitch, customerSegments: plan.customerSegments, isDemo: true, isSoloFounder: demo.isSoloFounder, createdBy: ownerId, createdAt: daysFrom(now, -60), updatedAt: now,
  });
  await tx.insert(companySector).values(plan.sectors.map((sectorId, position) => ({ companyId: id, sectorId, position })));
  for (const goal of plan.goals) {
    await tx.insert(milestone).values({
      id: randomUUID(), companyId: id, title: goal.title, date: dayFrom(now, goal.dueInDays),
      ...(goal.achievedDaysAgo !== undefined && { status: 'ACHIEVED' as const, dateAchieved: dayFrom(now, -goal.achievedDaysAgo) }),
    });
  }
  for (const [key, module] of Object.entries(plan.modules)) await writeModule(tx, demo, key, module);
  await keepFirstVersions(tx, id);
}

async function writeModule(tx: Db, demo: DemoCompany, key: string, module: DemoModule): Promise<void> {
  const { id: companyId, now } = demo;
  const players = (people: readonly DemoPerson[]) => people.flatMap((person) => demo.playedBy(person) ?? []);
  if (hasContent(module)) {
    const done = module.doneDaysAgo !== undefined;
    const touched = done ? daysFrom(now, -(module.doneDaysAgo ?? 0)) : daysFrom(now, -1);
    await tx.insert(growthComponent).values({
      companyId, key, description: module.description ?? null, descriptionText: plainText(module.description ?? []), assumption: module.assumption ?? null, assumptionData: module.assumptionData ?? null,
      priority: module.priority ?? null, progress: done ? 'DONE' : 'NOT_DONE', doneAt: done ? touched : null, dueDate: module.dueInDays === undefined ? null : dayFrom(now, module.dueInDays),
      revision: module.description ? 1 : 0, updatedBy: players(module.assignees ?? [])[0] ?? demo.ownerId, createdAt: daysFrom(now, -58), updatedAt: touched,
    });
  }
  await insertAll(tx, componentAssignment, players(module.assignees ?? []).map((userId, index) => ({ companyId, key, userId, createdAt: new Date(now.getTime() + index) })));
  await insertAll(tx, foundationItem, (module.items ?? []).map(([label, description], position) => ({ id: randomUUID(), companyId, key, label, description, position })));
  await insertAll(tx, companySdg, (module.sdgs ?? []).map(([sdgId, contribution, evaluation]) => ({ companyId, sdgId, contribution, evaluation })));
  await insertAll(tx, componentComment, (module.comments ?? []).flatMap(({ by, hoursAgo, text, isEdited = false }) => {
    const authorId = demo.playedBy(by);
    return authorId === null ? [] : [{ id: randomUUID(), companyId, key, authorId, message: text, isEdited, createdAt: daysFrom(now, -hoursAgo / 24) }];
  }));
  await writeSkills(tx, companyId, module.skills ?? [], players);
}

/** Assignees and the sheet of facts alone need no row. */
function hasContent(module: DemoModule): boolean {
  return module.doneDaysAgo !== undefined || module.dueInDays !== undefined || module.priority !== undefined || module.description !== undefined;
}

async function writeSkills(tx: Db, companyId: string, skills: NonNullable<DemoModule['skills']>, players: (people: readonly DemoPerson[]) => string[]): Promise<void> {
  for (const [name, people] of skills) {
    const found = await findOrCreateSkill(tx, name);
    const id = randomUUID();
    await tx.insert(companySkill).values({ id, companyId, skillId: found.id });
    await insertAll(tx, companySkillPerson, players(people).map((userId) => ({ companySkillId: id, userId })));
  }
}

type Insertable = Parameters<Db['insert']>[0];

async function insertAll<Table extends Insertable>(tx: Db, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values(rows as never);
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
}

function dayFrom(now: Date, days: number): string {
  return daysFrom(now, days).toISOString().slice(0, 10);
}
