import { useAskAgain } from '@heartwood/client-kit/states';
import { TextLink } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  ModuleQuestionsDocument, TakeAnswersDocument, type ModuleContentFragment, type ModuleQuestionsQuery,
} from '../../generated/graphql';
import { useCommand } from '../../module/command';

const List = styled.ul`
  display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; font-size: 12px; line-height: 17px; color: var(--text-2);
  & > li > p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

type Asked = ModuleQuestionsQuery['moduleQuestions'][number];

/** What the community was asked about a module, and how many said what; it becomes a result of the test in one click. */
export function CommunityAnswers(
  { module: { companyId, key }, canEdit }: { module: Pick<ModuleContentFragment, 'companyId' | 'key'>; canEdit: boolean },
) {
  const [{ data }, ask] = useQuery({ query: ModuleQuestionsDocument, variables: { companyId, key }, requestPolicy: 'cache-and-network' });
  useAskAgain(ask);
  if (!data || data.moduleQuestions.length === 0) return null;
  return <List aria-label="Asked in the community">
    {data.moduleQuestions.map((asked) => <Question key={asked.id} asked={asked} canEdit={canEdit} />)}
  </List>;
}

function Question({ asked: { id, content, answers }, canEdit }: { asked: Asked; canEdit: boolean }) {
  const run = useCommand();
  // The same for a second press: what is taken twice is one result.
  const [evidenceId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'open' | 'busy' | 'taken'>('open');
  const { confirms = 0, unsure = 0, contradicts = 0 } = answers ?? {};
  const hasAnswers = confirms + unsure + contradicts > 0;
  const take = async () => {
    if (state !== 'open') return;
    setState('busy');
    const { ok } = await run(TakeAnswersDocument, 'takeAnswer', { id: evidenceId, postId: id }, { doing: 'adding the result' });
    setState(ok ? 'taken' : 'open');
  };
  return (
    <li>
      <p>Asked: <TextLink href={`/app/explore/post/${id}`}>{content}</TextLink></p>
      {hasAnswers ? `${confirms} confirm, ${unsure} not sure, ${contradicts} contradict ` : 'No answers yet '}
      {canEdit && hasAnswers && state !== 'taken'
        ? <TextLink as="button" type="button" onClick={() => void take()}>Add as result</TextLink>
        : null}
      {state === 'taken' ? <span role="status">Added</span> : null}
    </li>
  );
}
