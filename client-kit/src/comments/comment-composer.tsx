import { useShell } from '@heartwood/contract/kit';
import { LIMITS } from '@heartwood/contract/domain';
import { ArrowUpIcon, IconButton, limitNote, Text } from '@heartwood/shared-ui';
import { MentionInput, type MentionMember, type MentionValue } from '@heartwood/shared-ui/mentions';

export interface CommentComposerProps {
  members: readonly MentionMember[];
  value: MentionValue;
  onChange: (value: MentionValue) => void;
  onSend: () => void;
}

/** 'Comment, or @ a teammate': Enter sends, Shift+Enter makes a line. */
export function CommentComposer({ members, value, onChange, onSend }: CommentComposerProps) {
  const length = value.text.trim().length;
  const left = limitNote(length, LIMITS.comment.max);
  const isTooLong = length > LIMITS.comment.max;
  return (
    <>
      <MentionInput
        value={value} onChange={onChange} members={members} label="Comment" placeholder="Comment, or @ a teammate" quiet
        onSubmit={isTooLong ? () => {} : onSend}
        suffix={<IconButton icon={ArrowUpIcon} label="Send comment" size="sm" onClick={onSend} disabled={length === 0 || isTooLong} />}
      />
      {left === undefined ? null : <Text size="small" tone="3" role="status">{left}</Text>}
    </>
  );
}

export const EMPTY_COMMENT: MentionValue = { text: '', mentions: [] };

/** The unsent comment of a place and whom it names, which outlive a reload. `key` is the device's name of it. */
export function useKeptComment(key: string) {
  const { drafts } = useShell();
  return {
    read: () => readKept(drafts.get(key)),
    write: (value: MentionValue) => drafts.set(key, value.text === '' ? null : JSON.stringify(value)),
  };
}

/** Earlier versions kept the text alone. */
function readKept(kept: string | null): MentionValue {
  if (kept === null) return EMPTY_COMMENT;
  try {
    const { text, mentions } = JSON.parse(kept) as { text: unknown; mentions: unknown };
    if (typeof text === 'string' && Array.isArray(mentions)) return { text, mentions: mentions.filter((id) => typeof id === 'string') };
  } catch {
    // No JSON: a plain text.
  }
  return { text: kept, mentions: [] };
}
