import { Button, Modal, OptionCard } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { PostType } from '../../generated/graphql';
import { usePostCommands } from '../use-post-commands';
import { VISIBILITY } from '../visibility';
import type { PostDialogProps } from './dialog-props';

const Choices = styled.div`display: grid; gap: 8px;`;

/** Who sees a post from now on. */
export function VisibilityDialog({ post, onClose }: PostDialogProps) {
  const commands = usePostCommands();
  const [chosen, setChosen] = useState<PostType>(post.postType);
  const [busy, setBusy] = useState(false);
  const company = post.company?.name;
  const words: Record<PostType, string> = {
    PUBLIC: 'Everyone on Heartwood, and search.',
    LIMITED: company === undefined ? 'Everyone who follows you.' : `Members of ${company}, and everyone who follows you.`,
    PRIVATE: company === undefined ? 'Nobody but you.' : `Members of ${company}. Nobody else, not even with the link.`,
  };
  const save = async () => {
    setBusy(true);
    const { ok } = await commands.show(post.id, chosen);
    setBusy(false);
    if (ok) onClose();
  };
  return (
    <Modal
      open title="Who can see it" onClose={onClose}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={chosen === post.postType} onClick={() => void save()}>Save</Button>
        </>
      )}
    >
      <Choices role="radiogroup" aria-label="Who can see it">
        {(['PUBLIC', 'LIMITED', 'PRIVATE'] as const).map((type) => (
          <OptionCard
            key={type} name="visibility" value={type} title={VISIBILITY[type].label} text={words[type]} checked={chosen === type}
            onChange={() => setChosen(type)}
          />
        ))}
      </Choices>
    </Modal>
  );
}
