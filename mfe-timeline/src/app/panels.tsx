import { lateLayer } from '@heartwood/client-kit/states';
import { latePart } from '@heartwood/shared-ui';
import { NEW, type Address } from '../timeline/address';
import { lostMenu } from '../timeline/lost-menu';
import type { Goal, Timeline } from '../timeline/timeline';
import type { GoalCommands } from '../timeline/use-goal-commands';

const Gone = lateLayer('This', () => import('./gone').then((part) => part.Gone));
const GoalMenu = latePart(() => import('./goal-menu').then((part) => part.GoalMenu), { failed: lostMenu });
const GoalDrawer = lateLayer('The goal', () => import('../features/goal/goal.drawer').then((part) => part.GoalDrawer));
const PhaseDrawer = lateLayer('The phase', () => import('../features/phase/phase.drawer').then((part) => part.PhaseDrawer));
const ScenarioDrawer = lateLayer('The scenario', () => import('../features/scenario/scenario.drawer').then((part) => part.ScenarioDrawer));

export interface PanelsProps {
  timeline: Timeline;
  address: Address;
  commands: GoalCommands;
  onAchieve(goal: Goal): void;
  onMove(goal: Goal): void;
  onRegroup(goal: Goal): void;
  /** Another goal instead. */
  onOpen(goal: Goal): void;
  onClose(): void;
}

/** What the address says is open beside the timeline; its code comes with it. */
export function Panels({ timeline, address, commands, onAchieve, onMove, onRegroup, onOpen, onClose }: PanelsProps) {
  const { goal: goalId, part, phase: phaseId, scenario: scenarioId, day } = address;
  if (goalId !== null) {
    const goal = timeline.milestones.find(({ id }) => id === goalId) ?? null;
    if (!goal && goalId !== NEW) return <Gone what="goal" onClose={onClose} />;
    const menu = goal && (
      <GoalMenu goal={goal} commands={commands} onAchieve={onAchieve} onMove={onMove} onRegroup={onRegroup} onRemoved={onClose} />
    );
    return (
      // What is typed stays while others write: another revision, and another status, is the same form.
      <GoalDrawer
        key={`${goalId} ${goal ? '' : day ?? ''}`} goal={goal} day={day} commands={commands} onAchieve={onAchieve} onClose={onClose}
        menu={menu}
        part={part} onOpen={onOpen}
      />
    );
  }
  if (phaseId !== null) {
    const phase = timeline.phases.find(({ id }) => id === phaseId) ?? null;
    return phase || phaseId === NEW
      ? <PhaseDrawer key={phaseId} phase={phase} onClose={onClose} />
      : <Gone what="phase" onClose={onClose} />;
  }
  if (scenarioId !== null) {
    const scenario = timeline.scenarios.find(({ id }) => id === scenarioId) ?? null;
    return scenario || scenarioId === NEW
      ? <ScenarioDrawer key={scenarioId} scenario={scenario} onClose={onClose} />
      : <Gone what="scenario" onClose={onClose} />;
  }
  return null;
}
