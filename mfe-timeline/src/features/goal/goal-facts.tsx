import { targetWords } from '@heartwood/contract/domain';
import { Field, Text } from '@heartwood/shared-ui';
import { Fields } from '../../plan-fields/form-look';
import { goalWords } from '../../timeline/goal-words';
import { toneColor } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';

/** A goal for who may only read it. */
export function GoalFacts({ goal }: { goal: Goal }) {
  const { today, scenarios, goals, timeline: { categories } } = usePlan();
  const words = goalWords(goal, scenarios, today);
  const facts = [
    ['Value', targetWords(goal)],
    ['Category', categories.find(({ id }) => id === goal.categoryId)?.title],
    ['Scenario', scenarios.get(goal.scenarioId ?? '')?.title ?? 'Base plan'],
    ['Related goal', goals.get(goal.relatedGoalId ?? '')?.title],
    ['Description', goal.description],
  ] as const;
  return (
    <Fields>
      <Text size="dense" style={{ color: toneColor[words.tone] }}>{words.spoken}</Text>
      {facts.map(([label, text]) => (text ? (
        <Field key={label} label={label} group>
          <Text size="dense" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
        </Field>
      ) : null))}
    </Fields>
  );
}
