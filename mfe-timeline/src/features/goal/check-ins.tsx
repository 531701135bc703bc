import { metricWords, personName, shortGoalDay } from '@heartwood/contract/domain';
import { Avatar, Badge, H3, IconButton, PencilIcon, Row, Text, Trash2Icon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Fields } from '../../plan-fields/form-look';
import { PACE_LABELS, paceWords } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';
import { CheckInChart } from './check-in-chart';
import { CheckInForm } from './check-in.form';
import { Counting } from './counting';
import { forecastWords } from './forecast-words';
import { useCheckInCommands } from './use-check-in-commands';
import type { CheckIn, GoalDetail } from './use-goal-detail';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: 10px; align-items: flex-start; font-size: var(--fs-dense); line-height: 24px; }
  & time { flex: none; min-width: 60px; color: var(--text-2); font-variant-numeric: tabular-nums; }
  & p { margin: 0; font-size: 12.5px; line-height: 18px; color: var(--text-2); overflow-wrap: anywhere; }
`;
const Counted = styled.div`flex: 1; min-width: 0; & > b { font-variant-numeric: tabular-nums; }`;

export interface CheckInsProps {
  goal: Goal;
  detail: GoalDetail;
  isWritten: boolean;
  commands: GoalCommands;
  /** The id of the form that is sent from the foot of the drawer. */
  form: string;
}

/** Where a goal with a number stands: what was counted, what it leads to, and what it is counted from. */
export function CheckIns({ goal, detail: { checkIns }, isWritten, commands, form }: CheckInsProps) {
  const own = useCheckInCommands();
  const [edited, setEdited] = useState<CheckIn | null>(null);
  // A form that was sent begins anew.
  const [round, setRound] = useState(0);
  const isCounted = goal.valueFrom !== null;
  const leave = () => {
    setEdited(null);
    setRound((before) => before + 1);
  };
  return (
    <Fields style={{ gap: 18 }}>
      {isCounted ? null : <Forecast goal={goal} checkIns={checkIns} />}
      {isWritten && !isCounted ? (
        <CheckInForm
          key={`${edited?.id ?? 'new'} ${round} ${goal.metricType}`} goal={goal} checkIn={edited} commands={own} form={form} onSaved={leave} onCancel={leave}
        />
      ) : null}
      {isCounted || checkIns.length === 0 ? null : (
        <section aria-label="Earlier check-ins">
          <Text as="h3" size="small" tone="2" style={{ marginBottom: 8 }}><b>Earlier check-ins</b></Text>
          <List>
            {checkIns.map((checkIn) => (
              <Earlier key={checkIn.id} goal={goal} checkIn={checkIn} {...(isWritten && { onEdit: () => setEdited(checkIn), onDelete: () => own.remove(checkIn) })} />
            ))}
          </List>
        </section>
      )}
      <Counting goal={goal} isWritten={isWritten} commands={commands} />
    </Fields>
  );
}

function Forecast({ goal, checkIns }: { goal: Goal; checkIns: readonly CheckIn[] }) {
  const { today, colorOf } = usePlan();
  if (goal.status === 'ACHIEVED' && checkIns.length === 0) return null;
  const words = forecastWords(goal, checkIns, today);
  const pace = paceWords(goal, today);
  return (
    <div>
      {goal.status === 'ACHIEVED' ? null : (
        <>
          <Row justify="between"><H3 as="h3">{words.title}</H3>{pace ? <Badge tone={pace.tone}>{pace.label}</Badge> : null}</Row>
          <Text as="p" size="small" tone="2" style={{ margin: '4px 0 10px' }}>{words.text}</Text>
        </>
      )}
      {checkIns.length > 0 ? <CheckInChart goal={goal} color={colorOf(goal)} checkIns={checkIns} label={`${checkIns.length} check-ins. ${words.title}. All of them are listed below.`} /> : null}
    </div>
  );
}

interface EarlierProps { goal: Goal; checkIn: CheckIn; onEdit?: () => void; onDelete?: () => void }

function Earlier({ goal, checkIn: { date, value, note, pace, author }, onEdit, onDelete }: EarlierProps) {
  const { today } = usePlan();
  const name = personName(author);
  const day = shortGoalDay(date, today);
  const counted = [metricWords(goal.metricType, value), goal.metricName].filter(Boolean).join(' ');
  return (
    <li>
      <Avatar id={author?.id ?? ''} name={name} photo={author?.profilePhoto} size={24} />
      <time dateTime={date}>{day}</time>
      <Counted><b>{counted}</b>{pace === null ? null : ` · ${PACE_LABELS[pace]}`}{note === null ? null : <p>{note}</p>}</Counted>
      {onEdit ? <IconButton size="sm" icon={PencilIcon} label={`Correct the check-in of ${day}`} onClick={onEdit} /> : null}
      {onDelete ? <IconButton size="sm" icon={Trash2Icon} label={`Delete the check-in of ${day}`} onClick={onDelete} /> : null}
    </li>
  );
}
