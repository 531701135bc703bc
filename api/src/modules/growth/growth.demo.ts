import { randomUUID } from 'node:crypto';
import type { EvidenceKind } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { dayFrom, daysFrom } from '../../text/days';
import { evidence } from './evidence.table';
import { componentAssignment, componentComment, growthComponent, type AssumptionData } from './growth.table';
import { wordsOfTexts } from './keep-version';

/** What a module says, as data; days count from the moment it is written. */
export interface DemoModule<Person> {
  /** Left out: not done. */
  doneDaysAgo?: number;
  assignees?: readonly Person[];
  priority?: 'LOW' | 'MEDIUM' | 'HIGH';
  dueInDays?: number;
  description?: unknown[];
  /** The second text, of the market strategy alone. */
  otherDescription?: unknown[];
  /** Rows of the comparison that are not shown. */
  hiddenFields?: string[];
  assumption?: string;
  assumptionData?: AssumptionData;
  /** For the assumption. */
  evidence?: readonly { kind: EvidenceKind; daysAgo: number; note: string; link?: string }[];
  comments?: readonly { by: Person; hoursAgo: number; text: string; isEdited?: boolean }[];
}

interface DemoFramework<Person> {
  companyId: string;
  ownerId: string;
  modules: Readonly<Record<string, DemoModule<Person>>>;
  /** The account that plays a part; null leaves the part out. */
  playedBy(person: Person): string | null;
  now: Date;
}

/** Writes the modules of a company; their rows are written by the parts that have them. */
export async function writeDemoModules<Person>(tx: Db, demo: DemoFramework<Person>): Promise<void> {
  for (const [key, module] of Object.entries(demo.modules)) await writeModule(tx, demo, key, module);
}

async function writeModule<Person>(tx: Db, demo: DemoFramework<Person>, key: string, module: DemoModule<Person>): Promise<void> {
  const { companyId, ownerId, now } = demo;
  const players = (people: readonly Person[]) => people.flatMap((person) => demo.playedBy(person) ?? []);
  if (hasContent(module)) {
    const done = module.doneDaysAgo !== undefined;
    const touched = done ? daysFrom(now, -(module.doneDaysAgo ?? 0)) : daysFrom(now, -1);
    await tx.insert(growthComponent).values({
      companyId,
      key,
      description: module.description ?? null,
      otherDescription: module.otherDescription ?? null,
      descriptionText: wordsOfTexts(module.description ?? null, module.otherDescription ?? null),
      assumption: module.assumption ?? null,
      assumptionData: module.assumptionData ?? null,
      hiddenFields: module.hiddenFields ?? [],
      priority: module.priority ?? null,
      progress: done ? 'DONE' : 'NOT_DONE',
      doneAt: done ? touched : null,
      dueDate: module.dueInDays === undefined ? null : dayFrom(now, module.dueInDays),
      revision: module.description ? 1 : 0,
      updatedBy: players(module.assignees ?? [])[0] ?? ownerId,
      createdAt: daysFrom(now, -58),
      updatedAt: touched,
    });
  }
  // In the order in which they stand there.
  const later = (index: number) => new Date(now.getTime() + index);
  const assigned = players(module.assignees ?? []).map((userId, index) => ({ companyId, key, userId, createdAt: later(index) }));
  await insertAll(tx, componentAssignment, assigned);
  await insertAll(tx, evidence, (module.evidence ?? []).map(({ daysAgo, ...found }, index) => (
    { id: randomUUID(), companyId, key, position: index + 1, date: dayFrom(now, -daysAgo), ...found }
  )));
  await insertAll(tx, componentComment, (module.comments ?? []).flatMap(({ by, hoursAgo, text, isEdited = false }) => {
    const authorId = demo.playedBy(by);
    const createdAt = daysFrom(now, -hoursAgo / 24);
    return authorId === null ? [] : [{ id: randomUUID(), companyId, key, authorId, message: text, isEdited, createdAt }];
  }));
}

/** Assignees and the sheet of facts alone need no row. */
function hasContent({ doneDaysAgo, dueInDays, priority, description, assumption }: DemoModule<unknown>): boolean {
  return [doneDaysAgo, dueInDays, priority, description, assumption].some((each) => each !== undefined);
}

type Insertable = Parameters<Db['insert']>[0];

async function insertAll<Table extends Insertable>(tx: Db, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values(rows as never);
}
