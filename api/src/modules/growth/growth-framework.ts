import { canSeeModule, MODULES, type CompanyStanding, type ModuleKey } from '@heartwood/contract/domain';
import { peopleOf, planOfFacts, standingIn, teamOf, type Team } from '../company';
import type { Person } from '../identity';
import type { Plan } from '../plan';
import { doneCount, isModuleDone } from './company-level';
import { companyCard, type CompanyCard } from './company-card';
import { composeModule, indexFacts, OPEN, persons, type GrowthIndex, type GrowthModule } from './growth-module';
import type { GrowthFacts } from './growth.queries';
import { cluesFor, type PlanClue } from './plan-clues';
import type { RowReader } from './row-reading';

export interface GrowthFramework {
  companyId: string;
  eventSeq: number;
  companyName: string;
  done: number;
  doneThisWeek: number;
  modules: GrowthModule[];
  people: { person: Person; memberId: string | null; isAdvisory: boolean; assigned: number; done: number }[];
  plan: Plan;
  /** Null where they were not read. */
  clues: PlanClue[] | null;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The same rows through the eyes of one viewer. */
export interface GrowthView {
  standing: CompanyStanding;
  done: number;
  framework(): GrowthFramework;
  modules(keys: readonly ModuleKey[]): GrowthModule[];
  team(): Team;
  card(): CompanyCard | null;
  /** What they may know of rows. */
  reader: RowReader;
}

/** Null for outsiders: they learn nothing of a company, not even that it exists. */
export function viewGrowth(facts: GrowthFacts, viewerId: string, now: Date): GrowthView | null {
  const standing = standingIn(facts, viewerId);
  if (standing.kind === 'none') return null;
  const index = indexFacts(facts);
  const plan = planOfFacts(facts, now);
  const modules = (keys: readonly ModuleKey[]) => keys.map((key) => composeModule(facts, index, key, standing, plan.name));
  const reader: RowReader = {
    standing, plan: plan.name,
    sees: (key) => canSeeModule(standing, index.reach.get(key) ?? OPEN),
    people: (ids) => persons(ids, index),
  };
  return {
    standing,
    done: doneCount(facts.level),
    modules,
    reader,
    team: () => teamOf(facts, now),
    card: () => companyCard(facts, viewerId, now),
    framework: () => {
      let all: GrowthModule[] | undefined;
      return {
        companyId: facts.id,
        eventSeq: facts.eventSeq,
        companyName: facts.name,
        done: doneCount(facts.level),
        doneThisWeek: facts.components.filter((row) => (
          row.progress === 'DONE' && row.doneAt !== null && now.getTime() - Date.parse(row.doneAt) < WEEK
        )).length,
        // The page of an area asks for its own alone.
        get modules() { return all ??= modules(ALL_KEYS); },
        people: tallies(facts, index, reader),
        plan,
        clues: facts.clues ? cluesFor(facts.clues, reader) : null,
      };
    },
  };
}

export const ALL_KEYS: readonly ModuleKey[] = MODULES.map((module) => module.key);

/** How much each person was given and has done, over the modules that the reader sees. */
function tallies(facts: GrowthFacts, { reach }: GrowthIndex, { sees }: RowReader): GrowthFramework['people'] {
  const given = new Map<string, { assigned: number; done: number }>();
  for (const key of ALL_KEYS) {
    const assignees = reach.get(key)?.assignees ?? [];
    if (assignees.length === 0 || !sees(key)) continue;
    const isDone = isModuleDone(key, facts.level);
    for (const id of assignees) {
      const { assigned, done } = given.get(id) ?? { assigned: 0, done: 0 };
      given.set(id, { assigned: assigned + 1, done: isDone ? done + 1 : done });
    }
  }
  return peopleOf(facts).map((person) => {
    const row = facts.roster.find((member) => member.userId === person.id);
    return { person, memberId: row?.id ?? null, isAdvisory: row?.isAdvisory ?? false, assigned: 0, done: 0, ...given.get(person.id) };
  });
}
