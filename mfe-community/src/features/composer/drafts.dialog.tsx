import { useReadable, useShell } from '@heartwood/contract/kit';
import { Button, Card, EmptyState, H3, IconButton, Modal, Trash2Icon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { rowTime } from '../../notification/times';
import { POST_MODAL } from '../../post/slots';
import { VISIBILITY } from '../../post/visibility';
import { $draftMoves } from './box-draft';
import { forgetDraft, readDrafts, restoreDraft, type PostDraft } from './post-draft';

const List = styled.ul`display: grid; gap: 4px; margin: 0; padding: 0; list-style: none;`;
const Row = styled.li`
  display: flex; align-items: center; gap: 8px; padding: 10px; border-radius: 8px; &:hover { background: var(--surface-hover); }
  & > span { flex: 1; min-width: 0; } & small { display: block; font-size: 12px; line-height: 17px; color: var(--text-2); }
  & b {
    display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; font-weight: var(--fw-semi);
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 32px; padding: 0 10px 4px;
`;
const Sheet = styled(Card)`padding: 8px;`;

const titleOfAll = ({ length }: readonly PostDraft[]) => (length === 1 ? '1 draft' : `${length} drafts`);

/** What is not published of this device, the newest twenty. `but`: id of the one that is open beside it. */
function useDrafts(but?: string) {
  const shell = useShell();
  useUnit($draftMoves);
  const drafts = readDrafts(shell.drafts).filter(({ id }) => id !== but);
  const remove = (gone: readonly PostDraft[]) => {
    for (const { id } of gone) forgetDraft(shell.drafts, id);
    const undo = () => {
      for (const draft of gone) restoreDraft(shell.drafts, draft);
    };
    shell.toast({ title: gone.length === 1 ? 'Draft deleted' : 'Drafts deleted', status: 'success', action: { label: 'Undo', run: undo } });
  };
  return { drafts, remove };
}

/** The posts on this device that are not published, over the page. */
export function DraftsDialog({ but, onClose }: { but?: string; onClose(): void }) {
  const { drafts, remove } = useDrafts(but);
  return (
    <Modal
      open size={560} title={titleOfAll(drafts)} subtitle="The newest 20 are kept on this device." onClose={onClose}
      {...(drafts.length > 1 && { footer: <Button variant="ghost" onClick={() => remove(drafts)}>Delete all</Button> })}
    >
      <Rows drafts={drafts} onRemove={remove} onOpen={onClose} />
    </Modal>
  );
}

/** The same in the page: a tab of one's own profile. */
export function DraftsList() {
  const { drafts, remove } = useDrafts();
  return (
    <Sheet as="section" aria-label="Drafts">
      {drafts.length > 0 ? (
        <Head>
          <H3 as="h2">{titleOfAll(drafts)}</H3>
          {drafts.length > 1 ? <Button size="sm" variant="ghost" onClick={() => remove(drafts)}>Delete all</Button> : null}
        </Head>
      ) : null}
      <Rows drafts={drafts} onRemove={remove} />
    </Sheet>
  );
}

function Rows({ drafts, onRemove, onOpen }: { drafts: readonly PostDraft[]; onRemove(gone: readonly PostDraft[]): void; onOpen?(): void }) {
  const shell = useShell();
  const { company } = useReadable(shell.session);
  const factsOf = ({ isCompanyPost, companyId, postType, files, savedAt }: PostDraft) => [
    isCompanyPost ? companyId === company.id ? company.name : 'Another company' : 'You', VISIBILITY[postType].label,
    ...(files.length === 0 ? [] : [files.length === 1 ? '1 file' : `${files.length} files`]),
    `saved ${rowTime(savedAt, new Date(), shell.locale)}`,
  ];
  const open = ({ id }: PostDraft) => {
    onOpen?.();
    shell.slots.open(POST_MODAL, { draft: id });
  };
  if (drafts.length === 0) return <EmptyState title="No drafts" text="What you write is kept here until it is published." />;
  return (
    <List>
      {drafts.map((draft) => (
        <Row key={draft.id}>
          <span>
            <b>{draft.text.trim() || titleOf(draft)}</b>
            <small>{factsOf(draft).join(' · ')}</small>
          </span>
          <Button size="sm" onClick={() => open(draft)}>Open</Button>
          <IconButton size="sm" icon={Trash2Icon} label="Delete the draft" onClick={() => onRemove([draft])} />
        </Row>
      ))}
    </List>
  );
}

function titleOf({ files, carried, feeling, poll, question }: PostDraft): string {
  if (carried) return carried.title;
  if (files.length > 0) return files.every(({ type }) => type.startsWith('image/')) ? 'Photo only' : 'Files only';
  if (poll) return 'Poll';
  if (question) return 'Question for a module';
  return feeling === null ? 'Tags only' : `Feeling ${feeling}`;
}
