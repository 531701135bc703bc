import { LinkLines as Lines, LinkPart as Part, LinkVisits, momentWords, secondsWords } from '@heartwood/client-kit/sharing';
import { shareSectionTitle } from '@heartwood/contract/domain';
import { Checkbox, H3, Text, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { longestWords, readingsOf, type Link } from './link-words';

const Bars = styled.dl`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 10px; align-items: center; margin: 8px 0 0; font-size: 12px;
  line-height: 17px;
  & dt { color: var(--text-2); }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;
const Bar = styled.i<{ $longest: boolean }>`
  display: block; height: 12px; min-width: 2px; border-radius: 3px;
  background: ${({ $longest }) => ($longest ? 'var(--text)' : 'var(--border-control)')};
`;
const Words = styled.p`margin: 0; white-space: pre-wrap;`;

type OnAnswer = (questionId: string, isAnswered: boolean) => void;

/** What became of one link: how long its sections are read, who came, what they ask, and what was done to it. */
export function LinkDetail({ link, onAnswer }: { link: Link; onAnswer: OnAnswer }) {
  return (
    <div>
      <Questions link={link} onAnswer={onAnswer} />
      <Part>
        <H3 as="h4">{longestWords(link) ?? `${link.name}: nobody has read it yet`}</H3>
        <ReadingBars link={link} />
      </Part>
      <LinkVisits link={link} />
    </div>
  );
}

/** What is marked stays where it is: the next one is not to move under the pointer. */
function Questions({ link, onAnswer }: { link: Link; onAnswer: OnAnswer }) {
  if (link.questions.length === 0) return null;
  const open = link.questions.filter(({ answeredAt }) => answeredAt === null).length;
  return (
    <Part>
      <H3 as="h4">{open === 0 ? 'Questions, all answered' : `Questions, ${open} open`}</H3>
      <Lines>
        {link.questions.map(({ id, section, text, mail, createdAt, answeredAt }) => (
          <li key={id}>
            <Words>{text}</Words>
            <Text size="small" tone="3">
              {shareSectionTitle(section as Link['sections'][number])}, {momentWords(createdAt)}
              {mail === null ? null : <>, <TextLink href={`mailto:${mail}`}>{mail}</TextLink></>}
            </Text>
            <Checkbox checked={answeredAt !== null} onChange={(isAnswered) => onAnswer(id, isAnswered)} aria-label={`Answered: ${text}`}>
              Answered
            </Checkbox>
          </li>
        ))}
      </Lines>
    </Part>
  );
}

function ReadingBars({ link }: { link: Link }) {
  const readings = readingsOf(link);
  const most = Math.max(...readings.map(({ seconds }) => seconds));
  if (most === 0) return <Text as="p" size="small" tone="3">Time counts from three seconds on a section, and not for your own team.</Text>;
  return (
    <Bars aria-label="Time in each section, for one visit">
      {readings.map(({ section, title, seconds }) => [
        <dt key={section}>{title}</dt>,
        <dd key={`${section} bar`} aria-hidden><Bar $longest={seconds === most} style={{ width: `${(seconds / most) * 100}%` }} /></dd>,
        <dd key={`${section} time`}>{secondsWords(seconds)}</dd>,
      ])}
    </Bars>
  );
}
