import { moduleOf } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { LatestQuestionDocument } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { postPath } from '../../post/places';
import { RailHead } from '../../post/reading-page';

const Question = styled.a`
  display: grid; gap: 4px; padding: 12px 14px; border: 1px solid var(--border); border-radius: var(--r-3); color: inherit; font-size: 13px;
  line-height: 19px; text-decoration: none; overflow-wrap: anywhere;
  & > span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
  & > small { color: var(--text-3); font-size: var(--fs-small); } &:hover { border-color: var(--border-control); }
`;

/** What the viewer asked the community last about a module, and what was answered by now. */
export function LatestQuestion() {
  const { shell } = useDesk();
  const { user } = useReadable(shell.session);
  const [{ data }] = useQuery({ query: LatestQuestionDocument, variables: { userId: user.id }, requestPolicy: 'cache-and-network' });
  const asked = data?.latestValidationPost;
  if (!asked) return null;
  const { confirms, unsure, contradicts } = asked.answers ?? { confirms: 0, unsure: 0, contradicts: 0 };
  const answers = confirms + unsure + contradicts === 0 ? 'No answers yet'
    : `${confirms} ${confirms === 1 ? 'confirms' : 'confirm'} · ${unsure} not sure · ${contradicts} ${contradicts === 1 ? 'contradicts' : 'contradict'}`;
  return (
    <section aria-label="Your latest question">
      <RailHead>Your latest question</RailHead>
      <Question href={postPath(asked.id)}>
        <span>{asked.content}</span>
        <small>{[asked.validationField ? moduleOf(asked.validationField).label : '', answers].filter(Boolean).join(' · ')}</small>
      </Question>
    </section>
  );
}
