import { personName } from '@heartwood/contract/domain';
import { AtSignIcon, Avatar, Button, EllipsisIcon, IconButton, Menu, PencilIcon, Row, Text, Trash2Icon } from '@heartwood/shared-ui';
import { relativeDay } from '@heartwood/shared-ui/dates';
import { MentionInput, type MentionMember, type MentionValue } from '@heartwood/shared-ui/mentions';
import { MarkdownText } from '@heartwood/shared-ui/rich-text';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { ProfileLink, toFace, type Person } from '../people';
import { useFieldFocus } from './use-field-focus';

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  font-size: 12px;
  line-height: 17px;
  & > .actions { margin: -4px -6px 0 0; }
`;
const Body = styled.div`flex: 1; min-width: 0;`;
const Name = styled.b`font-weight: var(--fw-semi);`;
const Message = styled.div`margin-top: 1px; font-size: 13px; line-height: 19px;`;

/** What somebody said; `createdAt` is a moment in ISO 8601, and who left for good has no author. */
export interface Comment {
  id: string;
  author: Person | null;
  message: string;
  mentions: readonly Person[];
  isEdited: boolean;
  createdAt: string;
  canEdit: boolean;
  canDelete: boolean;
}

export interface CommentItemProps {
  comment: Comment;
  members: readonly MentionMember[];
  canReply: boolean;
  onReply: (to: MentionMember) => void;
  onChange: (value: MentionValue) => void;
  onDelete: () => void;
}

/** One comment: who, when, what; its own author changes it in place. */
export function CommentItem({ comment, members, canReply, onReply, onChange, onDelete }: CommentItemProps) {
  const [editing, setEditing] = useState<MentionValue | null>(null);
  const [field, focusField] = useFieldFocus();
  const actions = useRef<HTMLButtonElement>(null);
  // The way out of the field leads back to where editing was asked for.
  const wasEditing = useRef(false);
  const isEditing = editing !== null;
  useEffect(() => {
    if (wasEditing.current && !isEditing) actions.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { author, message, mentions, isEdited, createdAt } = comment;
  const name = personName(author);
  const value = { text: message, mentions: mentions.map(({ id }) => id) };
  const known = [...members, ...mentions.map(toFace).filter(({ id }) => members.every((member) => member.id !== id))];
  const save = () => {
    if (!editing || editing.text.trim() === '') return;
    if (editing.text !== message) onChange({ ...editing, text: editing.text.trim() });
    setEditing(null);
  };
  const edit = () => {
    setEditing(value);
    focusField();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    setEditing(null);
  };
  const items = [
    ...(canReply && author ? [{ key: 'reply', label: 'Reply', icon: AtSignIcon, onSelect: () => onReply(toFace(author)) }] : []),
    ...(comment.canEdit ? [{ key: 'edit', label: 'Edit', icon: PencilIcon, onSelect: edit }] : []),
    ...(comment.canDelete ? [{ key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: onDelete }] : []),
  ];
  return (
    <Item aria-label={`Comment by ${name}`}>
      <ProfileLink id={author?.id} isBeside>
        <Avatar id={author?.id ?? ''} name={name} photo={author?.profilePhoto} size={24} alt="" />
      </ProfileLink>
      <Body>
        <Name><ProfileLink id={author?.id}>{name}</ProfileLink></Name>{' '}
        <Text tone="3"><time dateTime={createdAt}>{relativeDay(createdAt)}</time>{isEdited ? ' · edited' : ''}</Text>
        {editing ? (
          <div ref={field} onKeyDown={cancelOnEscape}>
            <MentionInput value={editing} onChange={setEditing} members={members} label="Edit the comment" onSubmit={save} />
            <Row style={{ marginTop: 6 }}>
              <Button size="sm" variant="primary" onClick={save} disabled={editing.text.trim() === ''}>Save</Button>
              <Button size="sm" variant="ghost" onClick={() => setEditing(null)}>Cancel</Button>
            </Row>
          </div>
        ) : <Message><MarkdownText text={message} people={known.filter(({ id }) => value.mentions.includes(id))} /></Message>}
      </Body>
      {items.length > 0 && !editing ? <span className="actions"><Menu
        label="Comment actions" items={items}
        trigger={<IconButton ref={actions} icon={EllipsisIcon} label={`Actions for the comment by ${name}`} size="sm" />}
      /></span> : null}
    </Item>
  );
}
