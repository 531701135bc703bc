import type { SlotParams } from '@heartwood/contract';
import { feelingEmoji } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { Button, Modal, Text, TextLink } from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { postPath } from '../../post/places';
import { ComposerFields } from './composer-fields';
import { ComposerTools } from './composer-tools';
import { forgetDraft, isBlankDraft, readDrafts } from './post-draft';
import { DraftsDialog } from './drafts.dialog';
import { startDraft } from './start-draft';
import { useComposer } from './use-composer';
import { VisibilityMenu } from './visibility-menu';
import { useCompanyOf, VoiceMenu } from './voice-menu';
import type { WordsHandle } from './words-field';

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 8px; margin: 0 0 12px -10px;
`;
const Kept = styled(Text)`margin-right: 4px;`;

export interface PostModalProps { params: SlotParams; onClose(): void }

/** The post modal: a new post, or a draft that is gone on with. */
export function PostModal({ params, onClose }: PostModalProps) {
  const shell = useShell();
  const { company } = useReadable(shell.session);
  const words = useRef<WordsHandle>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => startDraft(shell.drafts, company.id, params));
  const [isLeaving, setLeaving] = useState(false);
  const [isListed, setListed] = useState(false);
  const composer = useComposer({
    initial,
    onPublished(id) {
      onClose();
      shell.toast({ title: 'Post published', status: 'success', action: { label: 'Open', run: () => shell.nav.navigate(postPath(id)) } });
    },
  });
  const { draft, set, publish, isPublishing, canPublish } = composer;
  const of = useCompanyOf(draft);
  // What opened it brought is no work of the person: it can be had again.
  const isWritten = !isBlankDraft(draft) && draft !== initial;
  const others = readDrafts(shell.drafts).filter(({ id }) => id !== draft.id).length;
  const close = () => (isWritten ? setLeaving(true) : onClose());
  return (
    <>
      <Modal
        open size={560} title={draft.question === null ? 'New post' : 'Ask the community'} dirty={isWritten} onClose={close}
        footer={(
          <>
            <ComposerTools composer={composer} words={words} picker={picker} />
            {others > 0 ? <TextLink
              as="button" type="button" onClick={() => setListed(true)}
            >{others === 1 ? '1 draft' : `${others} drafts`}</TextLink> : null}
            <Kept size="small" tone="2" role="status">{isWritten ? 'Draft kept' : ''}</Kept>
            <Button variant="primary" busy={isPublishing} disabled={!canPublish} onClick={() => void publish()}>Post</Button>
          </>
        )}
      >
        <Head>
          <div>
            <VoiceMenu draft={draft} onChange={set} />
            {draft.feeling === null ? null : <Text size="small" tone="2">is feeling {feelingEmoji(draft.feeling)} {draft.feeling}</Text>}
          </div>
          <VisibilityMenu
            variant="secondary" value={draft.postType} company={of?.name ?? null} onChange={(postType) => set({ postType })}
          />
        </Head>
        <ComposerFields isLarge composer={composer} words={words} onAddFile={() => picker.current?.click()} />
      </Modal>
      {isListed ? <DraftsDialog but={draft.id} onClose={() => setListed(false)} /> : null}
      {isLeaving ? (
        <Modal
          open title="Keep this as a draft?" onClose={() => setLeaving(false)}
          footer={(
            <>
              <Button
                variant="ghost"
                onClick={() => {
                  forgetDraft(shell.drafts, draft.id);
                  onClose();
                }}
              >
                Delete
              </Button>
              <Button variant="primary" onClick={onClose}>Keep draft</Button>
            </>
          )}
        >
          <Text as="p">What you wrote and added stays on this device, under Drafts.</Text>
        </Modal>
      ) : null}
    </>
  );
}
