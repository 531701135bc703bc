import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { findOrCreateSkill } from './find-or-create-skill';
import { companySdg, companySkill, companySkillPerson, foundationItem } from './foundation.table';

/** The rows of one module, as data. */
export interface DemoFoundation<Person> {
  /** Label and description. */
  items?: readonly (readonly [string, string])[];
  /** Number of the goal, contribution, evaluation. */
  sdgs?: readonly (readonly [number, string, string])[];
  skills?: readonly (readonly [string, readonly Person[]])[];
}

interface DemoRows<Person> {
  companyId: string;
  modules: Readonly<Record<string, DemoFoundation<Person>>>;
  /** The account that plays a part; null leaves the part out. */
  playedBy(person: Person): string | null;
}

/** Writes the rows of the modules of Foundation. */
export async function writeDemoFoundation<Person>(tx: Db, { companyId, modules, playedBy }: DemoRows<Person>): Promise<void> {
  for (const [key, { items = [], sdgs = [], skills = [] }] of Object.entries(modules)) {
    const written = items.map(([label, description], position) => ({ id: randomUUID(), companyId, key, label, description, position }));
    if (written.length > 0) await tx.insert(foundationItem).values(written);
    const chosen = sdgs.map(([sdgId, contribution, evaluation]) => ({ companyId, sdgId, contribution, evaluation }));
    if (chosen.length > 0) await tx.insert(companySdg).values(chosen);
    for (const [name, people] of skills) await writeSkill(tx, companyId, name, people.flatMap((person) => playedBy(person) ?? []));
  }
}

async function writeSkill(tx: Db, companyId: string, name: string, userIds: readonly string[]): Promise<void> {
  const found = await findOrCreateSkill(tx, name);
  const id = randomUUID();
  await tx.insert(companySkill).values({ id, companyId, skillId: found.id });
  if (userIds.length > 0) await tx.insert(companySkillPerson).values(userIds.map((userId) => ({ companySkillId: id, userId })));
}
