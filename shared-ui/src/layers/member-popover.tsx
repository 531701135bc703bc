import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import styled from 'styled-components';
import { useActiveRow } from '../controls/active-row';
import { ListNote, ListRow, Match, matches } from '../controls/listbox';
import { Avatar } from '../people/avatar';
import { VisuallyHidden } from '../text/small-text';
import { Popover } from './popover';

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 6px 10px;
  font-size: 12px;
  line-height: 17px;
  font-weight: var(--fw-semi);
  color: var(--text-3);
`;
const Typed = styled.span`font-weight: var(--fw-medium); color: var(--text);`;
const Granted = styled.small`color: var(--text-3); font-size: 12px;`;
const About = styled.p`
  margin: 6px 0 0; padding: 8px 10px 4px; border-top: 1px solid var(--border); color: var(--text-3); font-size: 12px; line-height: 17px;
`;
const List = styled.div`
  max-height: 320px;
  overflow: auto;
  border-radius: var(--r-1);
  &:focus-visible { outline-offset: -2px; }
`;

export interface Member { id: string; name: string; photo?: string | null | undefined }

export interface MemberPopoverProps {
  members: readonly Member[];
  /** Whose entry comes first and reads "Assign yourself". */
  selfId: string;
  selected: readonly string[];
  onToggle: (id: string) => void;
  /** What a chosen one may, said beside the name; not of oneself. */
  granted?: string;
  /** Who is in the list and who is not, in a sentence below it. */
  about?: string;
  /** Already open when it appears: for a popover whose code was fetched because of the press. */
  startsOpen?: boolean;
  /** The trigger: one focusable element. */
  children: ReactElement;
}

/** Who is assigned: type to filter, arrows move, Space or Enter toggles, Esc closes. Stays open for several. */
export function MemberPopover({ children, startsOpen = false, ...list }: MemberPopoverProps) {
  const [open, setOpen] = useState(startsOpen);
  const listRef = useRef<HTMLDivElement>(null);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={children}
      label="Team Members"
      width={260}
      onOpenFocus={() => listRef.current?.focus()}
    >
      <MemberList {...list} listRef={listRef} />
    </Popover>
  );
}

function MemberList({
  members,
  selfId,
  selected,
  onToggle,
  granted,
  about,
  listRef,
}: Omit<MemberPopoverProps, 'children' | 'startsOpen'> & { listRef: React.RefObject<HTMLDivElement | null> }) {
  const [query, setQuery] = useState('');
  const id = useId();
  const idOf = (index: number) => `${id}-${index}`;
  const ordered = [...members.filter((member) => member.id === selfId), ...members.filter((member) => member.id !== selfId)];
  const rows = ordered
    .map((member) => ({ ...member, label: member.id === selfId ? 'Assign yourself' : member.name.trim() || 'No name' }))
    .filter((row) => matches(query, row.label, row.name));
  const { active, setActive, onKey } = useActiveRow({
    count: rows.length,
    isDisabled: () => false,
    onChoose: (index) => toggle(rows[index]?.id),
    idOf,
  });
  const toggle = (member: string | undefined) => {
    if (member !== undefined) onToggle(member);
  };
  const type = (next: string) => {
    setQuery(next);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (onKey(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      toggle(rows[active]?.id);
    } else if (event.key === 'Backspace') {
      type(query.slice(0, -1));
    } else if (event.key.length === 1) {
      event.preventDefault();
      type(query + event.key);
    }
  };
  return (
    <>
      <Head>
        <span>Team Members</span>
        {query === '' ? null : <Typed>{query}</Typed>}
      </Head>
      <List
        ref={listRef}
        role="listbox"
        tabIndex={0}
        aria-label="Team Members"
        aria-multiselectable
        {...(active >= 0 ? { 'aria-activedescendant': idOf(active) } : {})}
        onKeyDown={onKeyDown}
      >
        {rows.map((row, index) => (
          <ListRow
            key={row.id}
            id={idOf(index)}
            active={index === active}
            selected={selected.includes(row.id)}
            tall
            lead={<Avatar id={row.id} name={row.name} photo={row.photo} size={26} alt="" />}
            end={granted !== undefined && row.id !== selfId && selected.includes(row.id) ? <Granted>{granted}</Granted> : null}
            onChoose={() => toggle(row.id)}
            onHover={() => setActive(index)}
          >
            <Match text={row.label} query={query} />
          </ListRow>
        ))}
      </List>
      {rows.length === 0 ? <ListNote>No matches</ListNote> : null}
      {about === undefined ? null : <About>{about}</About>}
      <VisuallyHidden role="status">{query === '' ? '' : `${query}: ${rows.length} found`}</VisuallyHidden>
    </>
  );
}
