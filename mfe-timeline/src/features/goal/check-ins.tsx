import { metricWords, personName, shortGoalDay } from '@heartwood/contract/domain';
import { Avatar, Badge, Button, H3, IconButton, PencilIcon, Row, TableIcon, Text, Trash2Icon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Fields } from '../../plan-fields/form-look';
import { paceWords } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';
import { CheckInChart } from './check-in-chart';
import { CheckInForm } from './check-in.form';
import { Counting } from './counting';
import { foretoldThen, forecastWords } from './forecast-words';
import { nextReminder } from './next-reminder';
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
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-dense);
  line-height: var(--lh-dense);
  font-variant-numeric: tabular-nums;
  & th, & td { padding: 5px 0; border-bottom: 1px solid var(--border); text-align: left; font-weight: var(--fw-body); }
  & thead th { font-size: 12px; color: var(--text-3); }
  & :is(th, td):nth-child(2) { text-align: right; }
  & :is(th, td):nth-child(3) { padding-left: 16px; }
`;
const Key = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 30px;
  font-size: 12px;
  color: var(--text-2);
  & > span { display: inline-flex; gap: 6px; align-items: center; }
  & > span > i { width: 14px; border-top: 2px solid currentColor; }
  & > span > i[data-ahead] { border-top-style: dashed; }
  & > :last-child { margin-left: auto; }
`;
const Counted = styled.div`
  flex: 1;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  & > span { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; justify-content: space-between; }
  & small { font-size: 12px; color: var(--text-2); }
`;

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
  const { today } = usePlan();
  const own = useCheckInCommands();
  const [edited, setEdited] = useState<CheckIn | null>(null);
  // A form that was sent begins anew.
  const [round, setRound] = useState(0);
  const isCounted = goal.valueFrom !== null;
  const next = nextReminder(goal, today);
  const leave = () => {
    setEdited(null);
    setRound((before) => before + 1);
  };
  return (
    <Fields style={{ gap: 18 }}>
      {isCounted ? null : <Forecast goal={goal} checkIns={checkIns} isWritten={isWritten} />}
      {isWritten && !isCounted ? (
        <CheckInForm
          key={`${edited?.id ?? 'new'} ${round} ${goal.metricType}`} goal={goal} checkIn={edited} commands={own} form={form} onSaved={leave} onCancel={leave}
        />
      ) : null}
      {isCounted || checkIns.length === 0 ? null : (
        <section aria-label="Earlier check-ins">
          <Row justify="between" style={{ marginBottom: 8 }}>
            <Text as="h3" size="small" tone="2"><b>Earlier check-ins</b></Text>
            {next === null ? null : <Text size="small" tone="3">next reminder {shortGoalDay(next, today)}</Text>}
          </Row>
          <List>
            {checkIns.map((checkIn, at) => (
              <Earlier
                key={checkIn.id} goal={goal} checkIn={checkIn} foretold={foretoldThen(goal, checkIns.slice(at), today)}
                {...(isWritten && { onEdit: () => setEdited(checkIn), onDelete: () => own.remove(checkIn) })}
              />
            ))}
          </List>
        </section>
      )}
      <Counting goal={goal} isWritten={isWritten} commands={commands} />
    </Fields>
  );
}

function Forecast({ goal, checkIns, isWritten }: { goal: Goal; checkIns: readonly CheckIn[]; isWritten: boolean }) {
  const { today, colorOf } = usePlan();
  const [isTable, setTable] = useState(false);
  const ink = { color: `var(--${colorOf(goal)})` };
  if (goal.status === 'ACHIEVED' && checkIns.length === 0) return null;
  const words = forecastWords(goal, checkIns, today);
  // What the forecast says stands on the cards of the form, for whoever writes.
  const pace = isWritten && goal.chosenPace === null ? null : paceWords(goal, today);
  return (
    <div>
      {goal.status === 'ACHIEVED' ? null : (
        <>
          <Row justify="between"><H3 as="h3">{words.title}</H3>{pace ? <Badge tone={pace.tone}>{pace.label}</Badge> : null}</Row>
          <Text as="p" size="small" tone="2" style={{ margin: '4px 0 10px' }}>{words.text}</Text>
        </>
      )}
      {checkIns.length === 0 ? null : (
        <>
          {isTable ? <CheckInTable goal={goal} checkIns={checkIns} /> : (
            <CheckInChart
              goal={goal} color={colorOf(goal)} checkIns={checkIns} label={`${checkIns.length} check-ins. ${words.title}. “Table” says the same in words.`}
            />
          )}
          <Key>
            {isTable ? null : <span><i aria-hidden="true" style={ink} />Counted</span>}
            {isTable || goal.projectedDate === null ? null : <span><i aria-hidden="true" data-ahead="" style={ink} />Forecast</span>}
            <Button size="sm" variant="ghost" icon={TableIcon} aria-pressed={isTable} onClick={() => setTable(!isTable)}>Table</Button>
          </Key>
        </>
      )}
    </div>
  );
}

/** What the picture shows: what was counted by its day, what is to be reached, and when it will be. */
function CheckInTable({ goal, checkIns }: { goal: Goal; checkIns: readonly CheckIn[] }) {
  const { today } = usePlan();
  const row = (key: string, day: string | null, value: string, of: string) => (
    <tr key={key}><td>{day === null ? '' : shortGoalDay(day, today)}</td><td>{metricWords(goal.metricType, value)}</td><td>{of}</td></tr>
  );
  return (
    <Table>
      <thead><tr><th scope="col">Day</th><th scope="col">{goal.metricName ?? 'Value'}</th><th scope="col">What it is</th></tr></thead>
      <tbody>
        {[...checkIns].reverse().map(({ id, date, value }) => row(id, date, value, 'Counted'))}
        {row('due', goal.date, goal.milestoneValue, 'Due')}
        {goal.projectedDate === null || goal.status === 'ACHIEVED'
          ? null
          : row('forecast', goal.projectedDate, goal.milestoneValue, 'Forecast')}
      </tbody>
    </Table>
  );
}

interface EarlierProps { goal: Goal; checkIn: CheckIn; foretold: string | null; onEdit?: () => void; onDelete?: () => void }

function Earlier({ goal, checkIn: { date, value, note, author }, foretold, onEdit, onDelete }: EarlierProps) {
  const { today } = usePlan();
  const name = personName(author);
  const day = shortGoalDay(date, today);
  const counted = [metricWords(goal.metricType, value), goal.metricName].filter(Boolean).join(' ');
  return (
    <li>
      <Avatar id={author?.id ?? ''} name={name} photo={author?.profilePhoto} size={24} />
      <time dateTime={date}>{day}</time>
      <Counted>
        <span><b>{counted}</b>{foretold === null ? null : <small>{foretold}</small>}</span>
        {note === null ? null : <p>{note}</p>}
      </Counted>
      {onEdit ? <IconButton size="sm" icon={PencilIcon} label={`Correct the check-in of ${day}`} onClick={onEdit} /> : null}
      {onDelete ? <IconButton size="sm" icon={Trash2Icon} label={`Delete the check-in of ${day}`} onClick={onDelete} /> : null}
    </li>
  );
}
