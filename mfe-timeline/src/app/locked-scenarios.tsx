import { useShell } from '@heartwood/contract/kit';
import { Banner, Button, LockIcon } from '@heartwood/shared-ui';
import type { Timeline } from '../timeline/timeline';

/** What stays of scenarios is shown hollow while the company's plan does not open them. */
export function LockedScenarios({ timeline: { scenarios, phases, milestones } }: { timeline: Timeline }) {
  const shell = useShell();
  const ids = new Set(scenarios.map(({ id }) => id));
  const inOne = ({ scenarioId }: { scenarioId: string | null }) => scenarioId !== null && ids.has(scenarioId);
  const [phaseCount, goalCount] = [phases.filter(inOne).length, milestones.filter(inOne).length];
  const upgrade = <Button size="sm" onClick={() => shell.events.emit('plan/upgrade', { feature: 'scenarios' })}>Upgrade to open</Button>;
  return (
    <Banner tone="plain" icon={LockIcon} action={upgrade}>
      <b>Your plan is Free. Scenarios are locked.</b> {phaseCount} {phaseCount === 1 ? 'phase' : 'phases'} and {goalCount}{' '}
      {goalCount === 1 ? 'goal' : 'goals'} of your scenarios stay and are shown hollow. They cannot be moved.
    </Banner>
  );
}
