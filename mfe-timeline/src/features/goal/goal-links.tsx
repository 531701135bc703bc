import { goalDueWords, linkFault } from '@heartwood/contract/domain';
import { Field, IconButton, SearchSelect, Text, XIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Fields } from '../../plan-fields/form-look';
import { Diamond, Meta, toneColor } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';

export const LinkRows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: 10px; align-items: center; min-height: 36px; }
  & > li > span { display: flex; flex: 1; flex-direction: column; min-width: 0; overflow-wrap: anywhere; }
`;
const LinkName = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--fs-dense);
  font-weight: 580;
  text-align: left;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;

const FAULTS = { order: 'Due before what it waits for', late: 'Held up: what it waits for is late' } as const;

export interface GoalLinksProps {
  goal: Goal;
  isWritten: boolean;
  commands: GoalCommands;
  /** Leads to another goal. */
  onOpen: ((goal: Goal) => void) | undefined;
}

/** What a goal waits for, and what waits for it: each begins when the other is finished. */
export function GoalLinks({ goal, isWritten, commands, onOpen }: GoalLinksProps) {
  const { goals, timeline: { milestones }, canWrite, today } = usePlan();
  const [refusal, setRefusal] = useState<{ of: 'before' | 'after'; message: string } | null>(null);
  const before = goal.dependsOnIds.flatMap((id) => goals.get(id) ?? []);
  const after = milestones.filter(({ dependsOnIds }) => dependsOnIds.includes(goal.id));
  /** `waiting` waits for `other` from now on, or not any more. */
  const link = async (of: 'before' | 'after', waiting: Goal, other: Goal, isLinked: boolean) => {
    setRefusal(null);
    const dependsOnIds = isLinked ? [...waiting.dependsOnIds, other.id] : waiting.dependsOnIds.filter((id) => id !== other.id);
    const title = `${waiting.title} ${isLinked ? 'waits for' : 'does not wait for'} ${other.title}${isLinked ? '' : ' any more'}`;
    const result = await commands.change(waiting, { dependsOnIds }, title, ['dependsOnIds']);
    if (!result.ok && result.field === 'dependsOnIds') setRefusal({ of, message: result.message });
  };
  const faultOf = (first: Goal, second: Goal) => {
    const fault = linkFault(first, second, today);
    return fault && FAULTS[fault];
  };
  const errorOf = (of: 'before' | 'after') => (refusal?.of === of ? refusal.message : undefined);
  return (
    <Fields>
      <LinkList
        label="Waits for" none="Nothing: it can begin at any time." goals={before} faultOf={(other) => faultOf(other, goal)} onOpen={onOpen}
        error={errorOf('before')} canRemove={() => isWritten} onRemove={(other) => void link('before', goal, other, false)}
        choices={isWritten ? milestones.filter(({ id }) => id !== goal.id && !goal.dependsOnIds.includes(id)) : null}
        onAdd={(other) => void link('before', goal, other, true)}
      />
      <LinkList
        label="Holds up" none="No other goal waits for it." goals={after} faultOf={(other) => faultOf(goal, other)} onOpen={onOpen}
        error={errorOf('after')} canRemove={canWrite} onRemove={(other) => void link('after', other, goal, false)}
        choices={isWritten
          ? milestones.filter((each) => each.id !== goal.id && !each.dependsOnIds.includes(goal.id) && canWrite(each))
          : null}
        onAdd={(other) => void link('after', other, goal, true)}
      />
    </Fields>
  );
}

interface LinkListProps {
  label: string;
  none: string;
  goals: readonly Goal[];
  error: string | undefined;
  /** Null: nobody may add one. */
  choices: readonly Goal[] | null;
  faultOf(other: Goal): string | null;
  canRemove(other: Goal): boolean;
  onOpen: GoalLinksProps['onOpen'];
  onAdd(other: Goal): void;
  onRemove(other: Goal): void;
}

function LinkList({ label, none, goals, error, choices, faultOf, canRemove, onOpen, onAdd, onRemove }: LinkListProps) {
  const { colorOf, today, goals: all } = usePlan();
  return (
    <div>
      <Field label={label} group>
        {goals.length === 0 ? <Text size="small" tone="3" style={{ marginBottom: 6 }}>{none}</Text> : (
          <LinkRows aria-label={label}>
            {goals.map((other) => {
              const words = goalDueWords(other, today);
              const fault = faultOf(other);
              return (
                <li key={other.id}>
                  <Diamond $color={colorOf(other)} $solid={other.status === 'ACHIEVED'} />
                  <span>
                    {onOpen
                      ? <LinkName type="button" onClick={() => onOpen(other)}>{other.title}</LinkName>
                      : <Text size="dense">{other.title}</Text>}
                    <Meta as="small" $tone={words.tone}>{words.spoken}</Meta>
                    {fault === null ? null : <small style={{ color: toneColor.past, fontSize: 12 }}>{fault}</small>}
                  </span>
                  {canRemove(other)
                    ? <IconButton size="sm" icon={XIcon} label={`Remove ${other.title} from “${label}”`} onClick={() => onRemove(other)} />
                    : null}
                </li>
              );
            })}
          </LinkRows>
        )}
      </Field>
      {choices === null ? null : (
        <Field label={`Add to “${label}”`} error={error}>
          <SearchSelect
            value={null} placeholder="Choose a goal" searchPlaceholder="Search goals"
            options={choices.map((other) => ({
              value: other.id, label: other.title, lead: <Diamond $color={colorOf(other)} $solid={other.status === 'ACHIEVED'} />,
            }))}
            onChange={(id) => {
              const other = all.get(id);
              if (other) onAdd(other);
            }}
          />
        </Field>
      )}
    </div>
  );
}
