import { fullName, userProfilePath } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Avatar, Badge, HeartIcon, Icon, latePart, mobile } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { PostReplyFragment } from '../../generated/graphql';
import { PostTime } from '../post-time';
import { Written } from '../post-text';
import { STANCE_WORDS } from '../stance';
import { mentionInput, namedIn } from '../who';
import { CommentField } from './comment-field';
import { useCommentCommands } from './use-comment-commands';

const ReportDialog = latePart(() => import('../dialogs/report.dialog').then((part) => part.ReportDialog));

const Line = styled.div`
  display: flex; align-items: flex-start; gap: 10px; min-width: 0; border-radius: 12px; scroll-margin: 72px;
  &:focus { outline: 2px solid var(--focus); outline-offset: 4px; }
`;
const Side = styled.div`flex: 1; min-width: 0;`;
const Bubble = styled.div`
  width: fit-content; max-width: 100%; padding: 8px 12px; border-radius: 12px; background: var(--surface-sunken); overflow-wrap: anywhere;
  font-size: 13px; line-height: 19px;
`;
const By = styled.p`
  color: var(--text-3); font-size: var(--fs-small);
  & > a, & > b { margin-right: 4px; color: var(--text); font-size: 13px; font-weight: var(--fw-semi); text-decoration: none; }
  & > a:hover { text-decoration: underline; }
`;
const Acts = styled.div`
  display: flex; gap: 6px; margin: 1px 0 0 4px;
  & > button { display: inline-flex; align-items: center; gap: 4px; height: 24px; padding: 0 6px; border: 0; border-radius: var(--r-1); background: none; color: var(--text-2); font: inherit;
  font-size: 12px; cursor: pointer; }
  & > button:hover { background: var(--surface-hover); color: var(--text); }
  & > [aria-pressed='true'] { color: var(--text); font-weight: var(--fw-semi); }
  ${mobile} { & > button { height: 44px; padding: 0 8px; } }
`;
const Gone = styled(Bubble)`border: 1px dashed var(--hollow); background: none; color: var(--text-2);`;
const NoFace = styled.span<{ $size: number }>`
  flex: none; width: ${({ $size }) => $size}px; height: ${({ $size }) => $size}px; border: 1px dashed var(--hollow); border-radius: 50%;
`;

const likeWords = (count: number) => (count === 0 ? '' : `, ${count.toLocaleString('en')} ${count === 1 ? 'like' : 'likes'}`);

export interface CommentLineProps {
  comment: PostReplyFragment;
  /** Who wrote the post. */
  authorId: string | null;
  size: number;
  onReply?: () => void;
}

/** One comment: who, when, what, and what it says of the question. */
export function CommentLine({ comment, authorId, size, onReply }: CommentLineProps) {
  const commands = useCommentCommands();
  const [isEditing, setEditing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { user } = useShell().session.get();
  const { id, postId, author, content, mentions, createdAt, isEdited, isDeleted, stance, isLiked, likeCount, canEdit, canDelete } = comment;
  if (isDeleted) return <Line><NoFace $size={size} aria-hidden /><Gone>This comment was deleted.</Gone></Line>;
  const name = author ? fullName(author.person) || 'No name' : 'Deleted account';
  const isOthers = author !== null && author.person.id !== user.id;
  if (isEditing) {
    return (
      <CommentField
        draft={`post-comment-edit:${id}`} label="Edit the comment" send="Save" takesFocus mentions={mentions}
        start={{ text: content, mentions: namedIn(mentions).map((each) => each.id) }} onCancel={() => setEditing(false)}
        onSend={(value) => commands.update(id, value.text, mentionInput(value.mentions))}
      />
    );
  }
  return (
    <Line data-comment={id}>
      <Avatar id={author?.person.id ?? ''} name={author ? name : ''} photo={author?.person.profilePhoto} size={size} alt="" />
      <Side>
        <Bubble>
          <By>
            {author ? <a href={userProfilePath(author.person.id)}>{name}</a> : <b>{name}</b>}
            {author && author.person.id === authorId
              ? <Badge>Author</Badge>
              : null} <PostTime iso={createdAt} />{isEdited ? ' · edited' : ''}
          </By>
          <Written text={content} mentions={mentions} />
          {stance ? <Badge>{STANCE_WORDS[stance]}</Badge> : null}
        </Bubble>
        <Acts>
          <button
            type="button" aria-pressed={isLiked} onClick={() => void commands.like(comment)}
            aria-label={`Like the comment by ${name}${likeWords(likeCount)}`}
          >
            {likeCount > 0 ? <><Icon as={HeartIcon} size={14} filled={isLiked} />{likeCount.toLocaleString('en')}</> : null} Like
          </button>
          {onReply ? <button type="button" onClick={onReply} aria-label={`Reply to ${name}`}>Reply</button> : null}
          {canEdit ? <button type="button" onClick={() => setEditing(true)} aria-label="Edit the comment">Edit</button> : null}
          {canDelete
            ? <button type="button" onClick={() => commands.remove(id)} aria-label={`Delete the comment by ${name}`}>Delete</button>
            : null}
          {isOthers
            ? <button type="button" onClick={() => setReporting(true)} aria-label={`Report the comment by ${name}`}>Report</button>
            : null}
        </Acts>
        {isReporting ? <ReportDialog post={{ id: postId }} commentId={id} onClose={() => setReporting(false)} fallback={null} /> : null}
      </Side>
    </Line>
  );
}
