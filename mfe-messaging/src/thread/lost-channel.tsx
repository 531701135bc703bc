import { Button, EmptyState } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';
import { $drafts, keepDraft, NO_DRAFT } from '../chat/kept-drafts';
import { targetKey, type Target } from '../chat/target';

const Middle = styled.div`
  flex: 1; display: grid; align-content: center; justify-items: center; gap: 16px; padding: 16px; overflow: auto;
  background: var(--surface-sunken);
`;
const Kept = styled.section`
  display: grid; gap: 8px; width: min(480px, 100%); padding: 14px 16px; border: 1px solid var(--border); border-radius: var(--r-3);
  background: var(--surface);
  & > h2 { font-size: var(--fs-small); line-height: var(--lh-small); font-weight: var(--fw-semi); color: var(--text-2); }
  & > p {
    max-height: 40vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: var(--fs-dense);
    line-height: var(--lh-dense);
  }
  & > div { display: flex; gap: 8px; }
`;

export interface LostChannelProps {
  target: Target;
  /** Of the channel as it was known here; empty where it never was. */
  name: string;
  isDeleted: boolean;
  /** Behind the partner's site that the channel belongs to: it goes with that company. */
  partnerCompany?: string | undefined;
}

/** In place of a thread that is not the viewer's any more, or never was. What they had begun to write stays theirs. */
export function LostChannel({ target, name, isDeleted, partnerCompany }: LostChannelProps) {
  const { shell } = useDesk();
  const key = targetKey(target);
  const draft = useUnit($drafts).get(key);
  return (
    <Middle>
      {name === ''
        ? <EmptyState title="This channel is not here" text="It was deleted, or it is closed and you take no part in it." />
        : null}
      {name !== '' && isDeleted ? <EmptyState title={`${name} was deleted`} text="Its admin deleted it for everybody." /> : null}
      {name !== '' && !isDeleted
        ? <EmptyState
          title={`You are not in ${name} any more`}
          text={`You were removed from it${partnerCompany === undefined ? '' : `, or ${partnerCompany} was deleted`}. What you wrote there stays for the others.`}
        />
        : null}
      {draft && draft.text.trim() !== '' ? (
        <Kept aria-label="What you had begun to write">
          <h2>What you had begun to write</h2>
          <p tabIndex={0}>{draft.text}</p>
          <div>
            <Button size="sm" onClick={() => (
              void navigator.clipboard.writeText(draft.text).then(() => shell.toast({ title: 'Copied', status: 'success' }))
            )}>Copy</Button>
            <Button size="sm" variant="ghost" onClick={() => keepDraft(shell.drafts, key, NO_DRAFT)}>Discard</Button>
          </div>
        </Kept>
      ) : null}
    </Middle>
  );
}
