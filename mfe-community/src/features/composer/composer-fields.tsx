import { useFileDrop } from '@heartwood/client-kit/forms';
import { feelingEmoji, LIMITS } from '@heartwood/contract/domain';
import { Button, Chip, limitNote, RefreshCwIcon, Text } from '@heartwood/shared-ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { CarriedRow } from './carried-row';
import { DraftFiles } from './draft-files';
import { DraftLink } from './draft-link';
import { PollFields } from './poll-fields';
import { QuestionFields } from './question-fields';
import type { Composer } from './use-composer';
import { WordsField, type WordsHandle } from './words-field';

const Place = styled.div`
  border-radius: var(--r-2); outline-offset: 4px;
  &[data-over] { outline: 1.25px solid var(--action); background: var(--surface-selected); }
`;
const Chips = styled.div`display: flex; flex-wrap: wrap; gap: 6px; &:not(:empty) { margin: 8px 0; }`;
const Failure = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; margin: 8px 0; color: var(--danger-text);
  font-size: 13px; line-height: 18px;
`;

export interface ComposerFieldsProps {
  composer: Composer;
  words: Ref<WordsHandle>;
  isLarge?: boolean;
  onAddFile(): void;
}

/** All that is written in a post, between who speaks and what publishes it. */
export function ComposerFields({ composer, words, isLarge = false, onAddFile }: ComposerFieldsProps) {
  const { draft, set, uploads, addFiles, failure, isPublishing, publish } = composer;
  const placeholder = draft.question !== null ? 'What do you want to know?' : draft.poll ? 'Ask a question' : 'What did you learn this week?';
  const { isOver, place } = useFileDrop(addFiles);
  return (
    <Place {...place} data-over={isOver || undefined}>
      <WordsField
        ref={words} autoFocus label={draft.question === null ? 'Post' : 'Question'} placeholder={placeholder} isLarge={isLarge}
        readOnly={isPublishing}
        value={draft} onChange={({ text, named }) => set({ text, named })} onFiles={addFiles} onSubmit={() => void publish()}
      />
      <Text as="p" size="small" tone="2" role="status">{limitNote(draft.text.trim().length, LIMITS.post.max)}</Text>
      <Chips>
        {draft.feeling === null ? null : (
          <Chip
            on removeLabel="feeling" onRemove={() => set({ feeling: null })} lead={<span aria-hidden>{feelingEmoji(draft.feeling)}</span>}
          >Feeling {draft.feeling}</Chip>
        )}
        {draft.tags.map((tag) => (
          <Chip key={tag} on removeLabel={`#${tag}`} onRemove={() => set({ tags: draft.tags.filter((each) => each !== tag) })}>#{tag}</Chip>
        ))}
      </Chips>
      {draft.question === null ? null : <QuestionFields value={draft.question} onChange={(question) => set({ question })} />}
      {draft.poll ? <PollFields value={draft.poll} onChange={(poll) => set({ poll })} /> : null}
      {draft.carried ? <CarriedRow carried={draft.carried} onRemove={() => set({ carried: null })} /> : null}
      <DraftFiles
        files={draft.files} uploads={uploads} onAdd={onAddFile} onRetry={composer.retryUpload} onRemoveUpload={composer.removeUpload}
        onRemoveFile={(id) => set({ files: draft.files.filter((file) => file.id !== id) })}
      />
      <DraftLink text={draft.text} bareLink={draft.bareLink} onTakeAway={(bareLink) => set({ bareLink })} />
      {failure === null ? null : (
        <Failure role="alert">
          {failure} Your text is kept.
          <Button size="sm" icon={RefreshCwIcon} onClick={() => void publish()}>Try again</Button>
        </Failure>
      )}
    </Place>
  );
}
