import { useCompany } from '@heartwood/client-kit/company';
import { createContext, use, useMemo } from 'react';
import { byGoal, dependenciesOf, type Dependency } from './dependencies';
import { categoryColors, type Lane } from './lanes';
import { BASE_PLAN_COLOR, type Goal, type Phase, type Scenario, type Timeline } from './timeline';
import { NOT_COMPARED, type Comparison, type EarlierPlan } from './use-earlier-plan';

/** What every part of the page knows of the plan that it shows. */
export interface Plan {
  timeline: Timeline;
  /** The day it is, `YYYY-MM-DD`. */
  today: string;
  scenarios: ReadonlyMap<string, Scenario>;
  goals: ReadonlyMap<string, Goal>;
  /** What waits for what, by both. */
  dependencies: ReadonlyMap<string, readonly Dependency[]>;
  /** What the plan is compared with. */
  earlier: EarlierPlan;
  /** Whether that is known. */
  comparison: Comparison['state'];
  /** Whether the viewer may write this goal; nobody may while its scenario is locked. */
  canWrite(goal: Goal): boolean;
  canWritePhase(phase: Phase): boolean;
  colorOf(row: Pick<Goal, 'categoryId' | 'scenarioId'> & { color?: string | null }, lane?: Lane): string;
}

export const PlanContext = createContext<Plan | null>(null);

export function usePlan(): Plan {
  const plan = use(PlanContext);
  if (!plan) throw new Error('a part of the timeline stands outside of it');
  return plan;
}

/** The plan as it is shown. Of what is in a scenario nothing can be written while the company's plan does not open scenarios. */
export function useMakePlan(timeline: Timeline, today: string, { state: comparison, earlier }: Comparison = NOT_COMPARED): Plan {
  const { user, accessType } = useCompany();
  return useMemo(() => {
    const scenarios = new Map(timeline.scenarios.map((scenario) => [scenario.id, scenario]));
    const colors = categoryColors(timeline);
    const isOpen = (scenarioId: string | null) => scenarioId === null || !scenarios.has(scenarioId) || timeline.canEditScenarios;
    const goals = new Map(timeline.milestones.map((goal) => [goal.id, goal]));
    return {
      timeline, today, scenarios, goals, earlier, comparison,
      dependencies: byGoal(dependenciesOf(goals, today)),
      canWrite: (goal) => (
        (timeline.canEdit || (accessType === 'custom' && goal.assigneeIds.includes(user.id))) && isOpen(goal.scenarioId)
      ),
      canWritePhase: ({ scenarioId }) => timeline.canEdit && isOpen(scenarioId),
      colorOf: ({ color, scenarioId, categoryId }, lane) => {
        if (color) return color;
        const scenario = scenarioId === null ? undefined : scenarios.get(scenarioId);
        if (scenario) return scenario.color;
        return colors.get(categoryId ?? '') ?? lane?.color ?? BASE_PLAN_COLOR;
      },
    };
  }, [timeline, today, earlier, comparison, user.id, accessType]);
}
