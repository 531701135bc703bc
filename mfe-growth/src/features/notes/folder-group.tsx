import { ChevronDownIcon, ChevronRightIcon, Icon, ListChecksIcon, RotateCcwIcon, VisuallyHidden, type IconType } from '@heartwood/shared-ui';
import { useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { NoteRowFragment } from '../../generated/graphql';
import { draggedNote, useNoteDrop } from './drag-note';

const row = css`
  display: flex; align-items: center; gap: 8px; width: 100%; min-height: 34px; padding: 0 10px; border: 0; border-radius: 8px;
  background: none; color: var(--text); font: var(--fw-medium) 13px/18px var(--font); text-align: start; cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;
const Line = styled.div<{ $over: boolean }>`
  display: flex; align-items: center; border-radius: 8px; & > :first-child { flex: 1; min-width: 0; }
  ${({ $over }) => $over && css`background: var(--surface-selected); outline: 2px solid var(--focus); outline-offset: -2px;`}
`;
const Head = styled.button`${row} font-weight: var(--fw-semi);`;
const NoteButton = styled.button<{ $on: boolean }>`
  ${row} padding-left: 42px;
  ${({ $on }) => $on && css`&, &:hover { background: var(--surface-selected); font-weight: var(--fw-semi); }`}
`;
const Notes = styled.ul`margin: 0; padding: 0; list-style: none;`;
const Name = styled.span`flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`;
const Aside = styled.span`
  display: inline-flex; align-items: center; gap: 6px; flex: none; color: var(--text-3); font-weight: var(--fw-medium); font-size: 12px;
`;
const Failed = styled(Aside)`color: var(--danger-text); font-weight: var(--fw-semi);`;
const Done = styled.span`display: inline-flex; align-items: center; gap: 3px; font-variant-numeric: tabular-nums;`;

interface Props {
  id: string;
  label: string;
  notes: readonly NoteRowFragment[];
  /** Closed, open. */
  icons: readonly [IconType, IconType];
  isOpen: boolean;
  selectedId: string | null;
  /** Notes, and this folder, that are back because they could not be deleted. */
  notDeleted: ReadonlySet<string>;
  /** What stands at the end of a note's line. */
  aside(note: NoteRowFragment): ReactNode;
  menu?: ReactNode;
  form?: ReactNode;
  onToggle(): void;
  onOpen(note: NoteRowFragment): void;
  /** Takes a note of another folder; its own can be drawn away then. */
  onTake?: (noteId: string) => void;
}

/** A folder with its notes, or another list that looks like one. */
export function FolderGroup(
  { id, label, notes, icons, isOpen, selectedId, notDeleted, aside, menu, form, onToggle, onOpen, onTake }: Props,
) {
  const { isOver, ...drop } = useNoteDrop((noteId) => onTake?.(noteId));
  const group = useRef<HTMLLIElement>(null);
  // What is unfolded at the end of a short list would be below its edge.
  const toggle = () => {
    onToggle();
    if (!isOpen) requestAnimationFrame(() => group.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <li ref={group} {...(onTake && drop)}>
      <Line $over={isOver}>
        <Head type="button" aria-expanded={isOpen} onClick={toggle}>
          <Icon as={isOpen ? ChevronDownIcon : ChevronRightIcon} size={14} /><Icon as={icons[isOpen ? 1 : 0]} size={16} />
          <Name>{label}</Name>{notDeleted.has(id) ? notDeletedWords : <Aside>{notes.length}</Aside>}
        </Head>
        {menu}
      </Line>
      {form}
      {isOpen && notes.length > 0 ? (
        <Notes aria-label={label}>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteButton
                type="button" $on={note.id === selectedId} aria-current={note.id === selectedId || undefined} onClick={() => onOpen(note)}
                {...(onTake && draggedNote(note.id))}
              >
                <Name>{note.title}</Name>
                {notDeleted.has(note.id) ? notDeletedWords : <Aside><Checkpoints of={note} />{aside(note)}</Aside>}
              </NoteButton>
            </li>
          ))}
        </Notes>
      ) : null}
    </li>
  );
}

const notDeletedWords = <Failed><Icon as={RotateCcwIcon} size={14} />Not deleted</Failed>;

function Checkpoints({ of: { checkpoints } }: { of: NoteRowFragment }) {
  if (checkpoints.length === 0) return null;
  const done = checkpoints.filter(({ isDone }) => isDone).length;
  return (
    <Done>
      <Icon as={ListChecksIcon} size={14} /><span aria-hidden>{done}/{checkpoints.length}</span>
      <VisuallyHidden>{`${done} of ${checkpoints.length} done`}</VisuallyHidden>
    </Done>
  );
}
