import { personName, SUSTAINABLE_DEVELOPMENT_GOALS, type ModuleKey } from '@heartwood/contract/domain';
import { formatCompact } from '@heartwood/contract/numbers';
import { Avatar, Text } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { parseRichText, RichTextView } from '@heartwood/shared-ui/rich-text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SourceLine } from '../../area-page/source/source-line';
import { dueColour, dueWords, localToday } from '../../module/due-date';
import { MarketFigures } from '../../module/market-figures';
import { listed, revenueWords } from '../../module/plan-words';
import { SdgNumber } from '../../module/sdg-number';
import type { Plan, ShareSection, Source } from './plan';

const Words = styled.div`color: var(--text-2); font-size: 14px; line-height: 22px; overflow-wrap: anywhere; & + & { margin-top: 10px; }`;
const Lines = styled.ul`
  margin: 0; padding: 0; list-style: none; font-size: 13px; line-height: 20px;
  & > li { display: flex; align-items: center; gap: 12px; padding: 6px 0 6px 2px; }
  & > li > span:nth-child(2) { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;
const Diamond = styled.i<{ $solid: boolean; $colour: string }>`
  flex: none; width: 9px; height: 9px; margin: 0 2px; border: 1.75px solid ${({ $colour }) => $colour}; transform: rotate(45deg);
  ${({ $solid, $colour }) => $solid && `background: ${$colour};`}
`;
const Day = styled.span`flex: none; font-size: 12px; line-height: 17px; font-variant-numeric: tabular-nums;`;
const Sub = styled.h3`margin: 10px 0 0; font: var(--fw-semi) 12px/17px var(--font); color: var(--text-3); &:first-child { margin-top: 0; }`;
const Faces = styled.ul`
  display: flex; flex-wrap: wrap; gap: 12px 4px; margin: 0; padding: 4px 0 0; list-style: none;
  & > li { display: flex; flex-direction: column; align-items: center; gap: 4px; width: 84px; text-align: center; font-size: 11.5px;
    line-height: 15px; overflow-wrap: anywhere; }
  & small { color: var(--text-3); font-size: 11px; line-height: 14px; }
`;
const Goals = styled.ul`
  display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 0; padding: 4px 0 0; list-style: none;
  & > li { display: flex; align-items: center; gap: 8px; font-size: 12px; line-height: 17px; color: var(--text-2); }
`;
const Habits = styled.ul`margin: 6px 0 0; padding-left: 18px; list-style: disc; color: var(--text-2); font-size: 13px; line-height: 21px;`;

/** What one section of the link says. */
export function SectionBody({ of, plan }: { of: ShareSection; plan: Plan }) {
  switch (of) {
    case 'level': case 'pitch': case 'timeline': return null;
    case 'problem': return <ModuleText plan={plan} of="overallProblem" />;
    case 'solution': return <ModuleText plan={plan} of="overallSolution" />;
    case 'market': return <><Markets markets={plan.markets} /><ModuleText plan={plan} of="marketStrategy" /></>;
    case 'competition': return <>
      <ModuleText plan={plan} of="pointOfDifferentiation" />
      <Sentence text={plan.takeaway?.text} source={plan.takeaway?.source} />
    </>;
    case 'businessModel': return <BusinessModel plan={plan} />;
    case 'goals': return <PlanGoals goals={plan.goals} />;
    case 'team': return <Team team={plan.team} />;
    case 'visionAndBelief': return <><ModuleText plan={plan} of="vision" /><ModuleText plan={plan} of="belief" /></>;
    case 'culture': return <Culture plan={plan} />;
    case 'sdgs': return <DevelopmentGoals ids={plan.sdgs} />;
  }
}

function ModuleText({ plan, of }: { plan: Plan; of: ModuleKey }) {
  const text = plan.texts.find(({ key }) => key === of);
  if (!text) return null;
  return <Words><RichTextView value={parseRichText(text.description)} />{text.source ? <Founded of={text.source} /> : null}</Words>;
}

function Sentence({ text, source }: { text: ReactNode; source: Source | null | undefined }) {
  return text && source ? <Words>{text}<Founded of={source} /></Words> : null;
}

const Founded = ({ of }: { of: Source }) => <SourceLine of={of} newest={of.newest} />;

function Markets({ markets }: Pick<Plan, 'markets'>) {
  if (markets.length === 0) return null;
  return (
    <MarketFigures>
      {markets.map(({ key, value, currency, source }) => (
        <div key={key}><dt>{key.toUpperCase()}<Founded of={source} /></dt><dd>{formatCompact(value, currency)}</dd></div>
      ))}
    </MarketFigures>
  );
}

function BusinessModel({ plan }: { plan: Plan }) {
  const { partners } = plan;
  return (
    <>
      <Sentence text={revenueWords(plan.prices)} source={plan.pricesSource} />
      <ModuleText plan={plan} of="revenue" />
      <Sentence text={partners.length > 0 ? `With ${listed(partners)}.` : null} source={plan.partnersSource} />
    </>
  );
}

function PlanGoals({ goals }: Pick<Plan, 'goals'>) {
  const [reached, ahead] = [goals.filter(({ isAchieved }) => isAchieved), goals.filter(({ isAchieved }) => !isAchieved)];
  return (
    <>
      {reached.length > 0 ? <Sub>Traction</Sub> : null}
      <GoalList goals={reached} />
      {ahead.length > 0 ? <Sub>Market goals</Sub> : null}
      <GoalList goals={ahead} />
    </>
  );
}

function GoalList({ goals }: Pick<Plan, 'goals'>) {
  if (goals.length === 0) return null;
  return (
    <Lines>
      {goals.map(({ title, isAchieved, day, color }, at) => {
        const due = !isAchieved && day ? dueWords(day, localToday()) : null;
        return (
          <li key={at}>
            <Diamond
              $solid={isAchieved} $colour={color ? `var(--${color})` : 'var(--cat-1)'}
              role="img" aria-label={isAchieved ? 'Achieved' : 'Ahead'}
            />
            <span>{title}</span>
            {day ? <Day style={{ color: due ? dueColour[due.tone] : 'var(--text-3)' }} title={due?.spoken}>{formatDate(day)}</Day> : null}
          </li>
        );
      })}
    </Lines>
  );
}

function Team({ team }: Pick<Plan, 'team'>) {
  return (
    <Faces>
      {team.map(({ position, ...person }) => (
        <li key={person.id}>
          <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={44} alt="" />
          {personName(person)}<small>{position}</small>
        </li>
      ))}
    </Faces>
  );
}

function Culture({ plan }: { plan: Plan }) {
  return (
    <>
      <ModuleText plan={plan} of="culture" />
      {plan.habits.length === 0 ? null : (
        <Habits>
          {plan.habits.map(({ label, description }, at) => (
            <li key={at}>{label}{description ? <Text tone="3">: {description}</Text> : null}</li>
          ))}
        </Habits>
      )}
    </>
  );
}

function DevelopmentGoals({ ids }: { ids: readonly number[] }) {
  return (
    <Goals>
      {ids.map((id) => <li key={id}><SdgNumber>{id}</SdgNumber>{SUSTAINABLE_DEVELOPMENT_GOALS.find((goal) => goal.id === id)?.name}</li>)}
    </Goals>
  );
}
