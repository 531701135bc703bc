import { GOAL_VALUE_SOURCES, goalShare, metricWords, targetWords, type GoalValueSource } from '@heartwood/contract/domain';
import { Field, IconButton, SearchSelect, Select, Text, XIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import { Fields } from '../../plan-fields/form-look';
import { countedValue } from '../../timeline/counted';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';
import { LinkRows } from './goal-links';

const BY_CHECK_INS = '';
const SOURCES: Record<GoalValueSource, string> = {
  SHARE_ACHIEVED: 'Share of linked goals achieved', SUM: 'Sum of linked values', LATEST: 'Latest of linked values',
};
const OPTIONS = [
  { value: BY_CHECK_INS, label: 'Check-ins' }, ...GOAL_VALUE_SOURCES.map((source) => ({ value: source, label: SOURCES[source] })),
];

/** Where the value of a goal comes from: what people count, or other goals and what was reached. */
export function Counting({ goal, isWritten, commands }: { goal: Goal; isWritten: boolean; commands: GoalCommands }) {
  const { timeline } = usePlan();
  const change = (valueFrom: GoalValueSource | null) => (
    void commands.change(
      goal, { valueFrom }, `${goal.title}: ${valueFrom === null ? 'counted by check-ins' : SOURCES[valueFrom].toLowerCase()}`,
    )
  );
  if (!isWritten && goal.valueFrom === null) return null;
  const { value, reason } = countedValue(goal, timeline);
  const share = goalShare(goal, value);
  return (
    <Fields>
      {goal.valueFrom === null ? null : (
        <div role="status">
          <Text as="p"><b>{value === null ? 'No value yet' : `${metricWords(goal.metricType, value)} of ${targetWords(goal)}`}</b></Text>
          <Text as="p" size="small" tone="2">
            {[reason, share === null ? null : `${Math.round(share * 100)}% of the target.`].filter(Boolean).join(' ')}
          </Text>
        </div>
      )}
      {isWritten ? (
        <Field label="Value comes from">
          <Select
            value={goal.valueFrom ?? BY_CHECK_INS} options={OPTIONS}
            onValueChange={(next) => change(GOAL_VALUE_SOURCES.find((source) => source === next) ?? null)}
          />
        </Field>
      ) : <Text size="small" tone="2">{SOURCES[goal.valueFrom as GoalValueSource]}</Text>}
      {goal.valueFrom === null ? null : <Parts goal={goal} isWritten={isWritten} commands={commands} />}
    </Fields>
  );
}

function Parts({ goal, isWritten, commands }: { goal: Goal; isWritten: boolean; commands: GoalCommands }) {
  const { timeline: { milestones, tractions }, goals, colorOf } = usePlan();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const records = new Map(tractions.map((record) => [record.id, record.title]));
  const titleOf = (id: string) => goals.get(id)?.title ?? records.get(id);
  const link = async (partIds: string[], words: string) => {
    setRefusal(undefined);
    const result = await commands.change(goal, { partIds }, words, ['partIds']);
    if (!result.ok && result.field === 'partIds') setRefusal(result.message);
  };
  const options = [
    ...milestones.filter(({ id }) => id !== goal.id).map((other) => ({
      value: other.id, label: other.title, lead: <Diamond $color={colorOf(other)} $solid={other.status === 'ACHIEVED'} />,
    })),
    ...[...records].map(([value, label]) => ({ value, label })),
  ].filter(({ value }) => !goal.partIds.includes(value));
  const parts = goal.partIds.flatMap((id) => {
    const title = titleOf(id);
    return title === undefined ? [] : [{ id, title }];
  });
  return (
    <div>
      <Field label="Counted from" group>
        {parts.length === 0 ? <Text size="small" tone="3">No goal or traction is linked yet.</Text> : (
          <LinkRows aria-label="Counted from">
            {parts.map(({ id, title }) => {
              const other = goals.get(id);
              return (
                <li key={id}>
                  <Diamond $color={other ? colorOf(other) : 'cat-1'} $solid={!other || other.status === 'ACHIEVED'} />
                  <span><Text size="dense">{title}</Text></span>
                  {isWritten ? (
                    <IconButton
                      size="sm" icon={XIcon} label={`Do not count ${title}`}
                      onClick={() => (
                        void link(goal.partIds.filter((part) => part !== id), `${goal.title} is not counted from ${title} any more`)
                      )}
                    />
                  ) : null}
                </li>
              );
            })}
          </LinkRows>
        )}
      </Field>
      {isWritten ? (
        <Field label="Count a goal or traction" error={refusal}>
          <SearchSelect
            value={null} placeholder="Choose" searchPlaceholder="Search goals and traction" options={options}
            onChange={(id) => void link([...goal.partIds, id], `${goal.title} is counted from ${titleOf(id) ?? 'it'}`)}
          />
        </Field>
      ) : null}
    </div>
  );
}
