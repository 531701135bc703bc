import { personName, type RiskValueType } from '@heartwood/contract/domain';
import { Avatar, EmptyState, H2, mobile, PlusIcon, Icon, Segment, Text } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { PersonFieldsFragment } from '../../generated/graphql';
import { GoalMark } from '../../module/goal-mark';
import { toFace } from '../../module/person';
import type { RiskArea } from './risk-area';
import type { Risk } from './risk-calls';
import { NEW_RISK, riskPath } from './risk-place';
import { ranked } from './risk-words';

const Side = styled.section`display: flex; flex-direction: column; gap: 8px; min-width: 0;`;
const Head = styled.header`display: flex; align-items: center; gap: 8px; min-height: 28px; & > h2 { flex: 1; }`;
const AddLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-1);
  color: var(--text);
  font-size: 12.5px;
  font-weight: var(--fw-semi);
  text-decoration: none;
  &:hover { background: var(--surface-hover); }
  ${mobile} { min-height: 44px; padding: 0 14px; }
`;
const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 14px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  color: inherit;
  font-size: 12px;
  line-height: 17px;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { border-color: var(--border-control); }
`;
const Line = styled.span`display: flex; align-items: center; gap: 8px; & > :last-child:not(:first-child) { margin-left: auto; }`;
const Top = styled(Line)`align-items: flex-start; & > :first-child { flex: 1; min-width: 0; }`;
const Title = styled.b`display: block; font-size: 13px; line-height: 18px; font-weight: var(--fw-semi);`;
const Pips = styled.span`
  display: flex;
  flex-direction: column;
  gap: 3px;
  margin-left: 6px;
  font-size: 11px;
  line-height: 14px;
  color: var(--text-3);
  & > span { display: flex; gap: 2px; }
  & i { width: 9px; height: 6px; border: 1.25px solid var(--text-3); border-radius: 2px; }
  & i[data-on] { background: var(--text-2); border-color: var(--text-2); }
`;
const Nothing = styled.div`
  display: grid; flex: 1; place-items: center; min-height: 320px; border: 1.25px dashed var(--hollow); border-radius: var(--r-3);
`;

/** Beside the SWOT: the risks that come of it, the greatest first; each leads to its place in the risk analysis. */
export function RiskCards(
  { area: { modules, analyses, values, goals }, people }: { area: RiskArea; people: readonly PersonFieldsFragment[] },
) {
  const module = modules.find(({ key }) => key === 'riskAnalysis');
  if (!module || module.isHidden) return null;
  const canEdit = module.canEdit && !module.isLocked;
  const add = canEdit ? <AddLink to={riskPath(NEW_RISK)}><Icon
    as={PlusIcon} size={14}
  />Add{analyses.length === 0 ? ' risk' : <span hidden> risk</span>}</AddLink> : undefined;
  return (
    <Side aria-label="Risk analysis">
      <Head><Segment solid={module.progress === 'DONE'} /><H2>Risk analysis</H2>{analyses.length > 0 ? add : null}</Head>
      {analyses.length === 0 ? (
        <Nothing>
          <EmptyState
            title="No risks yet" text="A risk takes a weakness or a threat and adds how likely it is, who watches it and what you will do."
            action={add}
          />
        </Nothing>
      ) : ranked(analyses).map((risk) => (
        <RiskCard
          key={risk.id} risk={risk} from={values.find(({ id }) => id === risk.riskAssessmentValueId)?.type}
          person={people.find(({ id }) => id === risk.employeeResponsible)} goal={goals.find(({ id }) => id === risk.milestoneId)?.title}
        />
      ))}
    </Side>
  );
}

interface RiskCardProps {
  risk: Risk;
  from: RiskValueType | undefined;
  person: PersonFieldsFragment | undefined;
  goal: string | undefined;
}

function RiskCard({ risk, from, person, goal }: RiskCardProps) {
  return (
    <Card to={riskPath(risk.id)}>
      <Top>
        <span><Title>{risk.title}</Title>{from ? <Text size="small" tone="3">{sourceWords(from)}</Text> : null}</span>
        <RatingPips word="Likely" value={risk.likelihood} />
        <RatingPips word="Impact" value={risk.impact} />
      </Top>
      <Text size="small" tone={risk.actionPlan ? '2' : '3'}>{risk.actionPlan || 'No action plan yet.'}</Text>
      {person || goal ? (
        <Line>
          {person
            ? <Line><Avatar {...toFace(person)} size={20} alt="" />{personName(person)}</Line>
            : <Text size="small" tone="3">Nobody responsible</Text>}
          {goal ? <span><GoalMark /> {goal}</span> : null}
        </Line>
      ) : <Text size="small" tone="3">Nobody responsible</Text>}
    </Card>
  );
}

export const sourceWords = (type: RiskValueType) => (type === 'WEAKNESS' ? 'From a weakness' : 'From a threat');

function RatingPips({ word, value }: { word: string; value: number | null | undefined }) {
  if (value == null) return null;
  return (
    <Pips role="img" aria-label={`${word} ${value} of 5`}>
      <span>{[1, 2, 3, 4, 5].map((step) => <i key={step} {...(step <= value && { 'data-on': '' })} />)}</span>{word}
    </Pips>
  );
}
