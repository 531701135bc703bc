import { Button, Field, Input, Modal, OptionCard, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { usePostCommands } from '../use-post-commands';
import type { PostDialogProps } from './dialog-props';

const Choices = styled.div`display: grid; gap: 8px; margin: 8px 0 12px;`;
const WORD = '';

/** Posts with one of its tags, or with a word, are left out of the viewer's lists. */
export function FewerDialog({ post, onClose }: PostDialogProps) {
  const commands = usePostCommands();
  const [tag, setTag] = useState<string>(post.tags[0]?.name ?? WORD);
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isWord = tag === WORD;
  const hide = async () => {
    setBusy(true);
    const told = await commands.fewer(post.id, isWord ? 'WORD' : 'TAG', isWord ? word.trim().toLowerCase() : tag);
    setBusy(false);
    if (told.ok) onClose();
    else if (told.field === 'subject') setError(told.message);
  };
  return (
    <Modal
      open title="Show fewer like this" onClose={onClose}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={isWord && word.trim().length < 2} onClick={() => void hide()}>
            Hide such posts
          </Button>
        </>
      )}
    >
      <Text as="p" tone="2">Your lists leave out posts with</Text>
      <Choices role="radiogroup" aria-label="What your lists leave out">
        {post.tags.map(({ id, name }) => (
          <OptionCard key={id} name="fewer" value={name} title={`#${name}`} checked={tag === name} onChange={() => setTag(name)} />
        ))}
        <OptionCard name="fewer" value={WORD} title="A word" checked={isWord} onChange={() => setTag(WORD)} />
      </Choices>
      {isWord ? (
        <Field label="Word" hint="2 to 40 letters. Posts that contain it are left out, also inside longer words." error={error}>
          <Input value={word} maxLength={40} onChange={(event) => setWord(event.target.value)} />
        </Field>
      ) : null}
    </Modal>
  );
}
