import { useReadable, useShell } from '@heartwood/contract/kit';
import { Button, EmptyState, IconButton, Modal, Trash2Icon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { rowTime } from '../../notification/times';
import { POST_MODAL } from '../../post/slots';
import { VISIBILITY } from '../../post/visibility';
import { forgetDraft, readDrafts, restoreDraft, type PostDraft } from './post-draft';

const List = styled.ul`display: grid; gap: 4px; margin: 0; padding: 0; list-style: none;`;
const Row = styled.li`
  display: flex; align-items: center; gap: 8px; padding: 10px; border-radius: 8px; &:hover { background: var(--surface-hover); }
  & > span { flex: 1; min-width: 0; } & small { display: block; font-size: 12px; line-height: 17px; color: var(--text-2); }
  & b { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; font-weight: var(--fw-semi); overflow-wrap: anywhere; }
`;

/** The posts on this device that are not published, the newest twenty; `but`: id of the one that is open beside it. */
export function DraftsDialog({ but, onClose }: { but?: string; onClose(): void }) {
  const shell = useShell();
  const { company } = useReadable(shell.session);
  const read = () => readDrafts(shell.drafts).filter(({ id }) => id !== but);
  const [drafts, setDrafts] = useState(read);
  const remove = (gone: readonly PostDraft[]) => {
    for (const { id } of gone) forgetDraft(shell.drafts, id);
    setDrafts(read());
    const undo = () => {
      for (const draft of gone) restoreDraft(shell.drafts, draft);
      setDrafts(read());
    };
    shell.toast({ title: gone.length === 1 ? 'Draft deleted' : 'Drafts deleted', status: 'success', action: { label: 'Undo', run: undo } });
  };
  const factsOf = ({ isCompanyPost, companyId, postType, files, savedAt }: PostDraft) => [
    isCompanyPost ? companyId === company.id ? company.name : 'Another company' : 'You', VISIBILITY[postType].label,
    ...(files.length === 0 ? [] : [files.length === 1 ? '1 file' : `${files.length} files`]), `saved ${rowTime(savedAt, new Date(), shell.locale)}`,
  ];
  const open = ({ id }: PostDraft) => {
    onClose();
    shell.slots.open(POST_MODAL, { draft: id });
  };
  return (
    <Modal
      open size={560} title={drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`} subtitle="The newest 20 are kept on this device." onClose={onClose}
      {...(drafts.length > 1 && { footer: <Button variant="ghost" onClick={() => remove(drafts)}>Delete all</Button> })}
    >
      {drafts.length === 0 ? <EmptyState title="No drafts" text="What you write is kept here until it is published." /> : null}
      <List>
        {drafts.map((draft) => (
          <Row key={draft.id}>
            <span>
              <b>{draft.text.trim() || titleOf(draft)}</b>
              <small>{factsOf(draft).join(' · ')}</small>
            </span>
            <Button size="sm" onClick={() => open(draft)}>Open</Button>
            <IconButton size="sm" icon={Trash2Icon} label="Delete the draft" onClick={() => remove([draft])} />
          </Row>
        ))}
      </List>
    </Modal>
  );
}

function titleOf({ files, carried, feeling, poll, question }: PostDraft): string {
  if (carried) return carried.title;
  if (files.length > 0) return files.every(({ type }) => type.startsWith('image/')) ? 'Photo only' : 'Files only';
  if (poll) return 'Poll';
  if (question) return 'Question for a module';
  return feeling === null ? 'Tags only' : `Feeling ${feeling}`;
}
