import type { ModuleKey } from '@heartwood/contract/domain';

/** What rows of the plan say about a module; `rows` are named: "“2 washing depots” and 1 more". */
export const STEP_CLUES: Partial<Record<ModuleKey, (rows: string, areMany: boolean) => string>> = {
  skills: (rows) => `Nobody in the company has ${rows} yet: your next hire, or your next advisor.`,
  customerSegment: (rows) => `Nothing is said of the problem of ${rows} yet. Ask one of them what it costs today.`,
  channels: (rows) => `No channel leads to ${rows} yet. Say how they first hear of you.`,
  keyActivities: (rows) => `No activity feeds ${rows} yet. Say what has to happen for that every week.`,
  keyResources: (rows) => `Nothing carries ${rows} yet. Name the people, machines or money it takes.`,
  keyPartners: (rows, areMany) => `Your resources name ${rows}, but no partner runs ${areMany ? 'them' : 'that'}. Name who does.`,
  revenue: (rows) => `${rows} pay nothing in your plan so far. Say for what, and how much.`,
  costs: (rows) => `Your plan leans on ${rows}, but has no cost yet. Begin with what that takes each month.`,
  comparison: (rows) => `You compare yourself with ${rows}, but not by price. What does their customer pay?`,
  tam: (rows) => `Nobody has counted ${rows} yet. How many are there, and what would one pay in a year?`,
  sam: (rows) => `${rows} stand in TAM, but not in SAM. How many could you serve with what you have?`,
  som: (rows) => `${rows} stand in SAM, but not in SOM. How many can you win within three years?`,
  swot: (rows) => `Your SWOT says nothing under ${rows} yet. One honest line is enough.`,
  riskAnalysis: (rows) => `Your SWOT names ${rows}, but no risk says what you do about it.`,
};
