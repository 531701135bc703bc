import { personName, SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import { Avatar, print, Text, TextLink } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { RichTextView } from '@heartwood/shared-ui/rich-text';
import styled from 'styled-components';
import type { ModuleKey } from '../../generated/graphql';
import { dueColour, dueWords, localToday } from '../../module/due-date';
import { MarketFigures } from '../../module/market-figures';
import { modulePath } from '../../module/module-page';
import { listed, revenueWords } from '../../module/plan-words';
import { inFramework } from '../../module/places';
import { SdgNumber } from '../../module/sdg-number';
import type { Deck } from './deck';
import { takeaway, textOf, type PartKey } from './pitch-parts';
import { ModuleSource, RowsSource } from './pitch-source';
import { goalsOf, marketsOf } from './pitch-words';

const Words = styled.div`color: var(--text-2); font-size: 14px; line-height: 22px; overflow-wrap: anywhere; & + & { margin-top: 8px; }`;
const Open = styled.div`
  align-self: center; padding: 4px 9px; border: 1.25px dashed var(--hollow); border-radius: 6px; font-size: 12px; line-height: 17px;
  ${print} { && { display: none; } }
`;
const Lines = styled.ul`
  margin: 0; padding: 0; list-style: none; font-size: 13px; line-height: 20px;
  & > li { display: flex; align-items: center; gap: 10px; padding: 5px 0; }
  & > li > span:nth-child(2) { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;
const Diamond = styled.i<{ $solid: boolean }>`
  flex: none; width: 9px; height: 9px; margin: 0 2px; border: 1.75px solid var(--cat-1); transform: rotate(45deg);
  ${({ $solid }) => $solid && 'background: var(--cat-1);'}
`;
const Day = styled.span`flex: none; font-size: 12px; line-height: 17px; font-variant-numeric: tabular-nums;`;
const Faces = styled.ul`
  display: flex; flex-wrap: wrap; gap: 14px 4px; margin: 0; padding: 4px 0 0; list-style: none;
  & > li { display: flex; flex-direction: column; align-items: center; gap: 4px; width: 84px; text-align: center; font-size: 11.5px;
    line-height: 15px; }
  & small { color: var(--text-3); font-size: 11px; line-height: 14px; overflow-wrap: anywhere; }
`;
const Goals = styled.ul`
  display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 0; padding: 4px 0 0; list-style: none;
  & > li { display: flex; align-items: center; gap: 8px; font-size: 12px; line-height: 17px; color: var(--text-2); }
`;
const Habits = styled.ul`margin: 6px 0 0; padding-left: 18px; list-style: disc; color: var(--text-2); font-size: 13px; line-height: 21px;`;

/** What a part of the summary shows. What the viewer may not know has not come. */
export function PartBody({ part, deck }: { part: PartKey; deck: Deck }) {
  switch (part) {
    case 'pitch': return null;
    case 'problem': return <ModuleWords deck={deck} of="overallProblem" />;
    case 'solution': return <ModuleWords deck={deck} of="overallSolution" />;
    case 'market': return <><MarketParts deck={deck} /><ModuleWords deck={deck} of="marketStrategy" /></>;
    case 'competition': return <><ModuleWords deck={deck} of="pointOfDifferentiation" /><Takeaway deck={deck} /></>;
    case 'businessModel': return <BusinessModel deck={deck} />;
    case 'goals': return <GoalLines milestones={goalsOf(deck.milestones)} />;
    case 'team': return <TeamFaces team={deck.team} />;
    case 'visionAndBelief': return <><ModuleWords deck={deck} of="vision" /><ModuleWords deck={deck} of="belief" /></>;
    case 'culture': return <Culture deck={deck} />;
    case 'sdgs': return <DevelopmentGoals sdgs={deck.sdgs} />;
  }
}

function ModuleWords({ deck, of }: { deck: Deck; of: ModuleKey }) {
  const text = textOf(deck, of);
  return text === null ? null : <Words><RichTextView value={text} /><ModuleSource deck={deck} of={of} /></Words>;
}

/** A sentence that is made of rows, with what they are founded on together. */
function Line({ text, deck, of, rowIds }: { text: string | null; deck: Deck; of: ModuleKey; rowIds: readonly string[] }) {
  return text === null ? null : <Words>{text}<RowsSource deck={deck} of={of} rowIds={rowIds} /></Words>;
}

function Takeaway({ deck }: { deck: Deck }) {
  const own = deck.competitors.filter(({ isSelf }) => isSelf);
  return <Line text={takeaway(deck)} deck={deck} of="comparison" rowIds={idsOf(own)} />;
}

function MarketParts({ deck }: { deck: Deck }) {
  const markets = marketsOf(deck);
  if (markets.length === 0) return null;
  return (
    <MarketFigures>
      {markets.map(({ key, value, rowIds }) => (value === null
        ? <Open key={key} as="div"><dt><TextLink href={inFramework(modulePath(key))}>Finish {key.toUpperCase()}</TextLink></dt></Open>
        : (
          <div key={key}>
            <dt>{key.toUpperCase()}<RowsSource deck={deck} of={key} rowIds={rowIds} /></dt>
            <dd>{value}</dd>
          </div>
        )))}
    </MarketFigures>
  );
}

function BusinessModel({ deck }: { deck: Deck }) {
  const partners = deck.keyPartners.map(({ name }) => name);
  return (
    <>
      <Line text={revenueWords(deck.revenues)} deck={deck} of="revenue" rowIds={idsOf(deck.revenues)} />
      <ModuleWords deck={deck} of="revenue" />
      <Line
        text={partners.length === 0 ? null : `With ${listed(partners)}.`} deck={deck} of="keyPartners" rowIds={idsOf(deck.keyPartners)}
      />
    </>
  );
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

function GoalLines({ milestones }: Pick<Deck, 'milestones'>) {
  if (milestones.length === 0) return null;
  return (
    <Lines>
      {milestones.map(({ id, title, status, date, dateAchieved }) => {
        const isAchieved = status === 'ACHIEVED';
        const day = isAchieved ? dateAchieved : date;
        const due = !isAchieved && date ? dueWords(date, localToday()) : null;
        return (
          <li key={id}>
            <Diamond $solid={isAchieved} role="img" aria-label={isAchieved ? 'Achieved' : 'Ahead'} />
            <span>{title}</span>
            {day ? <Day style={{ color: due ? dueColour[due.tone] : 'var(--text-3)' }} title={due?.spoken}>{formatDate(day)}</Day> : null}
          </li>
        );
      })}
    </Lines>
  );
}

function TeamFaces({ team }: Pick<Deck, 'team'>) {
  if (team.length === 0) return null;
  return (
    <Faces>
      {team.map(({ person, position }) => (
        <li key={person.id}>
          <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={44} alt="" />
          {personName(person)}<small>{position}</small>
        </li>
      ))}
    </Faces>
  );
}

function Culture({ deck }: { deck: Deck }) {
  return (
    <>
      <ModuleWords deck={deck} of="culture" />
      {deck.items.length === 0 ? null : (
        <Habits>
          {deck.items.map(({ id, label, description }) => (
            <li key={id}>{label}{description ? <Text tone="3">: {description}</Text> : null}</li>
          ))}
        </Habits>
      )}
    </>
  );
}

function DevelopmentGoals({ sdgs }: Pick<Deck, 'sdgs'>) {
  if (sdgs.length === 0) return null;
  return (
    <Goals>
      {sdgs.map(({ id, sdgId }) => (
        <li key={id}><SdgNumber>{sdgId}</SdgNumber>{SUSTAINABLE_DEVELOPMENT_GOALS.find((goal) => goal.id === sdgId)?.name}</li>
      ))}
    </Goals>
  );
}
