import { targetWords } from '@heartwood/contract/domain';
import { Badge, Field, Row, Text } from '@heartwood/shared-ui';
import { Fields } from '../../plan-fields/form-look';
import { goalWords } from '../../timeline/goal-words';
import { toneColor } from '../../timeline/look';
import { paceWords, slipWords } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import { Assignees } from './assignees';
import type { LoadedDetail } from './use-goal-detail';

/** How a goal goes, in words; nothing where nothing says it. */
export function PaceLine({ goal }: { goal: Goal }) {
  const { today } = usePlan();
  const pace = paceWords(goal, today);
  // Past due is late in the words of its day.
  if (pace === null || (pace.forecast === null && goal.chosenPace === null)) return null;
  return (
    <Row style={{ marginBottom: 14 }}>
      <Badge tone={pace.tone}>{pace.label}</Badge>{pace.forecast === null ? null : <Text size="small" tone="2">{pace.forecast}</Text>}
    </Row>
  );
}

/** A goal for who may only read it. */
export function GoalFacts({ goal, loaded: { detail } }: { goal: Goal; loaded: LoadedDetail }) {
  const { today, scenarios, goals, timeline: { categories } } = usePlan();
  const words = goalWords(goal, scenarios, today);
  const slip = slipWords(detail?.plannedDate ?? null, goal.date, today);
  const facts = [
    ['Value', targetWords(goal)],
    ['Category', categories.find(({ id }) => id === goal.categoryId)?.title],
    ['Scenario', scenarios.get(goal.scenarioId ?? '')?.title ?? 'Base plan'],
    ['Related goal', goals.get(goal.relatedGoalId ?? '')?.title],
    ['Description', goal.description],
  ] as const;
  return (
    <Fields>
      <PaceLine goal={goal} />
      <Text size="dense" style={{ color: toneColor[words.tone] }}>{words.spoken}</Text>
      {slip === null ? null : <Text size="small" tone="2">{slip}</Text>}
      {facts.map(([label, text]) => (text ? (
        <Field key={label} label={label} group>
          <Text size="dense" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
        </Field>
      ) : null))}
      {detail ? <Assignees detail={detail} /> : null}
    </Fields>
  );
}
