import { MODULES, type CompanyStanding, type ModuleKey } from '@heartwood/contract/domain';
import { peopleOf, planOfFacts, standingIn, teamOf, type Team } from '../company';
import type { Person } from '../identity';
import type { Plan } from '../plan';
import { doneCount } from './company-level';
import { companyCard, type CompanyCard } from './company-card';
import { composeModule, indexPicture, type GrowthModule } from './growth-module';
import type { GrowthPicture } from './growth.queries';

export interface GrowthPlan {
  companyId: string;
  eventSeq: number;
  companyName: string;
  done: number;
  doneThisWeek: number;
  modules: GrowthModule[];
  people: { person: Person; memberId: string | null; isAdvisory: boolean; assigned: number; done: number }[];
  plan: Plan;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The same rows through the eyes of one viewer. */
export interface GrowthView {
  standing: CompanyStanding;
  done: number;
  plan(): GrowthPlan;
  modules(keys: readonly ModuleKey[]): GrowthModule[];
  team(): Team;
  card(): CompanyCard | null;
}

/** Null for outsiders: they learn nothing of a company, not even that it exists. */
export function viewGrowth(picture: GrowthPicture, viewerId: string, now: Date): GrowthView | null {
  const standing = standingIn(picture, viewerId);
  if (standing.kind === 'none') return null;
  const index = indexPicture(picture);
  const plan = planOfFacts(picture, now);
  const modules = (keys: readonly ModuleKey[]) => keys.map((key) => composeModule(picture, index, key, standing, plan.name));
  return {
    standing,
    done: doneCount(picture.level),
    modules,
    team: () => teamOf(picture, now),
    card: () => companyCard(picture, viewerId, now),
    plan: () => {
      const all = modules(ALL_KEYS);
      return {
        companyId: picture.id,
        eventSeq: picture.eventSeq,
        companyName: picture.name,
        done: doneCount(picture.level),
        doneThisWeek: picture.components.filter((row) => row.progress === 'DONE' && row.doneAt !== null && now.getTime() - Date.parse(row.doneAt) < WEEK).length,
        modules: all,
        people: tallies(picture, all),
        plan,
      };
    },
  };
}

export const ALL_KEYS: readonly ModuleKey[] = MODULES.map((module) => module.key);

/** How much each person was given and has done, over all 28 modules. */
function tallies(picture: GrowthPicture, modules: readonly GrowthModule[]): GrowthPlan['people'] {
  return peopleOf(picture).map((person) => {
    const own = modules.filter((module) => module.assignees.some((assignee) => assignee.id === person.id));
    const row = picture.roster.find((member) => member.userId === person.id);
    return { person, memberId: row?.id ?? null, isAdvisory: row?.isAdvisory ?? false, assigned: own.length, done: own.filter((module) => module.progress === 'DONE').length };
  });
}
