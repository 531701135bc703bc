import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import type { DemoPlan } from './demo-plan';
import { rich } from './rich';

type Sketch = Omit<DemoPlan, 'modules' | 'goals' | 'elevatorPitch' | 'customerSegments'> & {
  pitch: string; texts: Partial<Record<ModuleKey, string>>; done: readonly ModuleKey[]; goals?: DemoPlan['goals']
};

/** A plan that is known by its level and a few texts. */
function sketch({ pitch, texts, done, goals = [], ...company }: Sketch): DemoPlan {
  const modules: DemoPlan['modules'] = {};
  for (const key of done) modules[key] = { doneDaysAgo: 30, description: rich(texts[key] ?? pitch) };
  return { ...company, elevatorPitch: pitch, customerSegments: null, modules, goals };
}

/** All stated modules but these. */
function statedExcept(...missing: readonly ModuleKey[]): ModuleKey[] {
  return MODULES.filter((module) => module.completion === 'stated' && !missing.includes(module.key)).map((module) => module.key);
}

/** 9 of 28, Somewhat robust: sectors, stage, team and six of its own. */
export const TIDELINE = sketch({
  name: 'Tideline Sensors', logo: 'tideline-sensors', country: 'PT', city: 'Porto', size: '2–5', objective: 'FIRST_CUSTOMERS', stageId: 3,
  sectors: ['hardware-iot', 'energy-climate'],
  pitch: 'Buoys that tell an oyster farmer four hours ahead when to close the gates.',
  texts: {
    vision: 'Every coast has a pulse that the people who live from it can read.',
    overallProblem: 'One warm night costs a farm a tenth of its year.',
  },
  done: ['vision', 'belief', 'overallProblem', 'overallSolution', 'customerSegment', 'values'],
});

/** 25 of 28, Solid. */
export const FERNWOOD_KITCHEN = sketch({
  name: 'Fernwood Kitchen', logo: 'fernwood-kitchen', country: 'FR', city: 'Lyon', size: '11–50', objective: 'EXPAND_MARKET', stageId: 7,
  sectors: ['agritech-food'],
  pitch: 'Lunch for offices from what the market gardens around the city have this week.',
  texts: { vision: 'A city eats what its own valley grows.', belief: 'Good food is a matter of logistics before it is a matter of taste.' },
  done: statedExcept('riskAnalysis', 'som', 'keyPartners'),
  goals: [{ title: 'Second kitchen in Grenoble', dueInDays: 80, milestoneValue: 'The first lunch is served' }, {
    title: '1,000 lunches a day', dueInDays: -10, achievedDaysAgo: 12, milestoneValue: '1,040 on a Tuesday',
  }],
});

export const MIRA_OPTICS = sketch({
  name: 'Mira Optics', logo: 'mira-optics', country: 'JP', city: 'Osaka', size: '2–5', objective: 'VALIDATE_IDEA', stageId: 2,
  sectors: ['health-wellness', 'hardware-iot'],
  pitch: 'An eye test for schools that needs no dark room and no specialist.',
  texts: { vision: 'No child is called slow because nobody checked its eyes.' },
  done: ['vision', 'overallProblem'],
});

export const FERNWOOD_BAKERY = sketch({
  name: 'Fernwood Bakery', logo: 'fernwood-bakery', country: 'IT', city: 'Bologna', size: '2–5', objective: 'GROW_REVENUE', stageId: 5,
  sectors: ['agritech-food', 'consumer-goods'],
  pitch: 'Slow bread from old grains, delivered by bicycle before seven.',
  texts: { vision: 'A loaf that is worth getting up for.', belief: 'Time is the only ingredient nobody can buy cheaper.' },
  done: ['vision', 'belief', 'values', 'overallProblem', 'overallSolution', 'customerSegment', 'revenue'],
  goals: [{ title: 'Third bicycle', dueInDays: 30, milestoneValue: 'On the road' }],
});

export const KILO_ROBOTICS = sketch({
  name: 'Kilo Robotics', logo: 'kilo-robotics', country: 'DE', city: 'Berlin', size: '2–5', objective: 'GROW_REVENUE', stageId: 5,
  sectors: ['hardware-iot', 'logistics-supply-chain'],
  pitch: 'A gripper that sorts returned bottles as fast as a person and never tires of it.',
  texts: { vision: 'Return lines that run at night, so that nobody has to.' },
  done: ['vision', 'overallProblem', 'overallSolution', 'customerSegment'],
});

export const SALT_AND_GRID = sketch({
  name: 'Salt & Grid', logo: 'salt-and-grid', country: 'CZ', city: 'Brno', size: '2–5', objective: 'FIRST_CUSTOMERS', stageId: 3,
  sectors: ['energy-climate'],
  pitch: 'Heat stored in salt, for the bakeries and laundries that need it at four in the morning.',
  texts: { vision: 'Cheap night power becomes warm mornings.' },
  done: ['vision', 'overallProblem'],
});
