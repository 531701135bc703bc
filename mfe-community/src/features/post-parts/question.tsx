import { useCommand } from '@heartwood/client-kit/commands';
import type { Stance } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { Button, CheckIcon, ListChecksIcon, mobile, Text, XIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { TakeAnswerDocument, type PostCardFragment } from '../../generated/graphql';

const Stances = styled.div`
  display: grid; grid-template-columns: repeat(3, 1fr); gap: 6px; margin: 10px 0 6px; ${mobile} { & > button { padding: 0 4px; } }
`;
const Bar = styled.div`
  display: flex; gap: 2px; height: 12px; margin-top: 10px;
  & > i { border: 1.25px solid var(--hollow); border-radius: 3px; }
  & > i[data-stance='CONFIRMS'] { background: var(--text); border-color: var(--text); }
  & > i[data-stance='UNSURE'] { background: color-mix(in srgb, var(--text-3) 55%, var(--surface)); border-color: transparent; }
`;
const Legend = styled.div`
  display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 6px 0; font-size: 12px; line-height: 17px; color: var(--text-2);
  & > span { display: inline-flex; align-items: center; gap: 6px; }
  & i { width: 7px; height: 14px; border: 1.5px solid var(--hollow); border-radius: 2.5px; }
  & i[data-stance='CONFIRMS'] { background: var(--text); border-color: var(--text); }
  & i[data-stance='UNSURE'] { background: color-mix(in srgb, var(--text-3) 55%, var(--surface)); border-color: transparent; }
`;

type Asked = Pick<PostCardFragment, 'id' | 'answers' | 'company'>;

export interface AnswersProps {
  post: Asked;
  /** Opens the box for an answer that says this. Without it nobody can answer, as on an own post. */
  onAnswer?: (stance: Stance) => void;
}

/** How many people say what, and the three ways to say it. */
export function QuestionAnswers({ post, onAnswer }: AnswersProps) {
  const { confirms, unsure, contradicts } = post.answers ?? { confirms: 0, unsure: 0, contradicts: 0 };
  const rows = [['CONFIRMS', confirms, confirms === 1 ? 'confirms' : 'confirm'], ['UNSURE', unsure, 'not sure'],
    ['CONTRADICTS', contradicts, contradicts === 1 ? 'contradicts' : 'contradict']] as const;
  return (
    <div>
      {confirms + unsure + contradicts > 0 ? (
        <>
          <Bar aria-hidden>
            {rows.map(([stance, count]) => (count > 0 ? <i key={stance} data-stance={stance} style={{ flex: count }} /> : null))}
          </Bar>
          <Legend>
            {rows.map(([stance, count, words]) => <span key={stance}><i data-stance={stance} aria-hidden />{count} {words}</span>)}
          </Legend>
        </>
      ) : null}
      {onAnswer ? (
        <>
          <Stances role="group" aria-label="Your answer">
            <Button icon={CheckIcon} onClick={() => onAnswer('CONFIRMS')}>Confirms</Button>
            <Button onClick={() => onAnswer('UNSURE')}>Not sure</Button>
            <Button icon={XIcon} onClick={() => onAnswer('CONTRADICTS')}>Contradicts</Button>
          </Stances>
          <Text as="p" size="small" tone="3">Your answer and its reason appear in the module’s test card.</Text>
        </>
      ) : null}
    </div>
  );
}

export interface TakeResultProps {
  post: Asked;
  /** One answer; without it how many say what. */
  commentId?: string;
}

/** What was answered becomes evidence of the module. For who writes its plan; shown to nobody else. */
export function TakeResult({ post: { id, company, answers }, commentId }: TakeResultProps) {
  const shell = useShell();
  const session = useReadable(shell.session);
  const run = useCommand();
  // The same for a second press: what is taken twice is one piece of evidence.
  const [evidenceId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'open' | 'busy' | 'taken'>('open');
  const { isOwner, isAdmin, accessType } = session.membership;
  if (session.company.id !== company?.id || !answers || !(isOwner || isAdmin || accessType !== 'view')) return null;
  const take = async () => {
    setState('busy');
    const variables = { id: evidenceId, postId: id, commentId: commentId ?? null };
    const { ok } = await run(TakeAnswerDocument, 'takeAnswer', variables, { doing: 'adding the result' });
    setState(ok ? 'taken' : 'open');
    if (ok) shell.toast({ title: 'Added to the module’s evidence', status: 'success' });
  };
  return (
    <Button
      size="sm" icon={state === 'taken' ? CheckIcon : ListChecksIcon} busy={state === 'busy'} disabled={state === 'taken'}
      onClick={() => void take()}
    >
      {state === 'taken' ? 'Added' : 'Add result to test card'}
    </Button>
  );
}
