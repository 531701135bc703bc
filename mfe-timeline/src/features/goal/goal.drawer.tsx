import { checkWith, FormError } from '@heartwood/client-kit/forms';
import { adding } from '@heartwood/contract';
import { Button, CheckIcon, Drawer, Text, Undo2Icon, useIsMobile } from '@heartwood/shared-ui';
import { useId, useState, type ReactNode } from 'react';
import { FootEnd } from '../../plan-fields/form-look';
import { Kept, RowDrawer } from '../../plan-fields/row-drawer';
import { useRowForm } from '../../plan-fields/use-row-form';
import { NEW, NO_DAY, type GoalPart } from '../../timeline/address';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';
import { Assignees } from './assignees';
import { GoalFacts, PaceLine } from './goal-facts';
import { GoalFields } from './goal-fields';
import { GoalParts, isCountable } from './goal-parts';
import { inputOf, valuesOf, type GoalValues, type GoalWords } from './goal-values';
import { useGoalDetail, type LoadedDetail } from './use-goal-detail';
import { useGoalFieldWords } from './use-goal-field-words';

const check = checkWith<GoalValues>(() => import('./goal.schema'));

export interface GoalDrawerProps {
  /** Null: a new one. */
  goal: Goal | null;
  /** The day that a new one begins with; `NO_DAY` for one that waits for it. */
  day: string | null;
  /** What a new one begins with. */
  words?: GoalWords | null;
  commands: GoalCommands;
  onAchieve(goal: Goal): void;
  onClose(): void;
  /** The rest of what can be done with it. */
  menu: ReactNode;
  /** A new one was reached already: the day on which it was is asked for. */
  isTraction?: boolean;
  /** Stands over the page instead of beside it. */
  isOver?: boolean;
  /** What is shown of it at first. */
  part?: GoalPart | null;
  /** Leads to another goal. */
  onOpen?: (goal: Goal) => void;
}

/** A goal with all that can be written of it; what is typed stays on the device until it is sent. */
export function GoalDrawer(props: GoalDrawerProps) {
  return props.goal ? <KnownGoal {...props} goal={props.goal} /> : <GoalForm {...props} />;
}

/** One that is there already has more to it than its fields. */
function KnownGoal(props: GoalDrawerProps & { goal: Goal }) {
  const { goal, commands, onAchieve, onOpen, isOver = false, onClose } = props;
  const { canWrite, colorOf } = usePlan();
  const loaded = useGoalDetail(goal.id);
  const [wanted, setPart] = useState<GoalPart>(props.part ?? 'goal');
  // Another type may have taken it away meanwhile.
  const part = wanted === 'check-ins' && !isCountable(goal) ? 'goal' : wanted;
  const checkInForm = useId();
  const isWritten = canWrite(goal);
  const framed = (fields: ReactNode) => (
    <GoalParts
      goal={goal} part={part} onPart={setPart} loaded={loaded} isWritten={isWritten} commands={commands} checkInForm={checkInForm} onOpen={onOpen}
    >
      {fields}
    </GoalParts>
  );
  if (isWritten && part === 'goal') return <GoalForm {...props} loaded={loaded} framed={framed} />;
  const lead = <Diamond $color={colorOf(goal)} $solid={goal.status === 'ACHIEVED'} />;
  const canCheckIn = isWritten && part === 'check-ins' && goal.valueFrom === null;
  return (
    <Drawer
      open modal={isOver} title={goal.title} lead={lead} onClose={onClose} actions={isWritten ? props.menu : null}
      {...(canCheckIn && { footer: (
        <>
          {goal.status === 'IN_PROGRESS' ? <Button icon={CheckIcon} onClick={() => onAchieve(goal)}>Mark as achieved</Button> : null}
          <FootEnd><Button variant="primary" type="submit" form={checkInForm}>Save check-in</Button></FootEnd>
        </>
      ) })}
    >
      {framed(<GoalFacts goal={goal} loaded={loaded} />)}
    </Drawer>
  );
}

interface GoalFormProps extends GoalDrawerProps {
  loaded?: LoadedDetail;
  /** What stands around its fields. */
  framed?: (fields: ReactNode) => ReactNode;
}

function GoalForm(props: GoalFormProps) {
  const { goal, day, words = null, isTraction = false } = props;
  const isUndated = !goal && day === NO_DAY;
  const kind = isTraction ? 'traction' : isUndated ? 'goal-undated' : words ? 'goal-from-words' : 'goal';
  return <Kept kind={kind} id={goal?.id ?? NEW}>{(draft) => <KeptGoal {...props} draft={draft} isUndated={isUndated} />}</Kept>;
}

/** Its status is never typed; the day on which it was reached is another one with another status. */
const followed = (goal: Goal, before: Goal): (keyof GoalValues)[] => (
  goal.status === before.status ? ['status'] : ['status', 'dateAchieved']
);
const isNews = (goal: Goal, before: Goal) => goal.status !== before.status;

function KeptGoal({
  goal, day, words = null, commands, onAchieve, onClose, menu, isTraction = false, isOver = false, loaded, framed = (fields) => fields,
  draft, isUndated,
}: GoalFormProps & { draft: string; isUndated: boolean }) {
  const isMobile = useIsMobile();
  const { colorOf, timeline } = usePlan();
  const given = { ...words, date: isUndated ? null : day, isUndated, ...(isTraction && { status: 'ACHIEVED' as const }) };
  const form = useRowForm<Goal, GoalValues>({
    row: goal, valuesOf: (row) => valuesOf(row, row ? {} : given), followed, draft, onClose,
    stillMeant: (left) => {
      // Other words are another goal.
      if (words && (['title', 'description'] as const).some((name) => (left.over[name] ?? words[name]) !== words[name])) return null;
      // The day that was pressed is what is wanted now.
      return day !== null && !isUndated ? { ...left, typed: { ...left.typed, date: day } } : left;
    },
    send: async (values, id, base) => {
      // Its day as it stands: those that wait for it are asked about before anything is sent.
      const pushed = goal && values.date !== base?.date ? await commands.askPushed(goal, values.date) : [];
      if (pushed === null) return null;
      const doing = goal ? 'saving goal' : adding(isTraction ? 'traction' : 'goal');
      const result = await commands.save(inputOf(id, values, base), doing, Object.keys(values));
      if (result.ok && goal && values.date !== null && pushed.length > 0) void commands.push(goal, values.date, pushed, { isSaved: true });
      return result;
    },
  });
  const fields = useGoalFieldWords();
  const addWords = isTraction ? 'Add traction' : isUndated ? 'Add goal without a date' : 'Add goal';
  const lead = <Diamond $color={goal ? colorOf(goal) : 'cat-1'} $solid={isTraction || goal?.status === 'ACHIEVED'} />;
  if (!goal && !timeline.canEdit) {
    return <Drawer open modal={isOver} title={addWords} lead={lead} onClose={onClose}><Text>Access Denied.</Text></Drawer>;
  }
  const remove = goal && (() => {
    commands.remove(goal);
    form.leave();
  });
  return (
    <RowDrawer
      form={form} check={check} what="goal" fields={fields} isNews={isNews} modal={isOver} lead={lead} actions={goal ? menu : null}
      onClose={onClose}
      title={goal ? 'Edit goal' : addWords} label={goal ? `Edit ${goal.title}` : addWords}
      onDelete={isMobile ? undefined : remove ?? undefined}
      foot={goal ? <StatusButton goal={goal} onAchieve={onAchieve} onReopen={() => void commands.reopen(goal)} /> : null}
      frame={(plain) => framed(
        <>
          {goal ? <PaceLine goal={goal} /> : null}
          {plain}
          {loaded?.detail ? <div style={{ marginTop: 13 }}><Assignees detail={loaded.detail} /></div> : null}
        </>,
      )}
    >
      <GoalFields id={form.id} plannedDate={loaded?.detail?.plannedDate ?? null} />
      <FormError />
    </RowDrawer>
  );
}

interface StatusButtonProps { goal: Goal; onAchieve(goal: Goal): void; onReopen(): void }

/** One button, whose words change: who has the focus on it keeps it. */
function StatusButton({ goal, onAchieve, onReopen }: StatusButtonProps) {
  const isAchieved = goal.status === 'ACHIEVED';
  return (
    <Button icon={isAchieved ? Undo2Icon : CheckIcon} onClick={isAchieved ? onReopen : () => onAchieve(goal)}>
      {isAchieved ? 'Mark as in progress' : 'Mark as achieved'}
    </Button>
  );
}
