import {
  Button, Chip, FolderIcon, Icon, Kbd, mobile, RotateCcwIcon, SearchField, Skeleton, Text, Trash2Icon, UserIcon,
} from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { useSettled } from '@heartwood/client-kit/keys';
import { foldText } from '@heartwood/contract/domain';
import { useState, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { useQuery } from 'urql';
import { SearchNotesDocument, type NotePlace, type NoteRowFragment, type NotesListsFragment } from '../../generated/graphql';
import { NotLoaded } from '@heartwood/client-kit/states';
import { goneAt } from './folder-list';
import { noteDay } from './note-day';
import type { NoteCommands } from './use-notes';

const Frame = styled.div`display: flex; flex: 1; flex-direction: column; min-height: 0;`;
const Top = styled.div`display: grid; gap: 10px; padding: 12px 14px; border-bottom: 1px solid var(--border);`;
const Chips = styled.div`display: flex; flex-wrap: wrap; gap: 6px;`;
const Hits = styled.ul`flex: 1; min-height: 0; margin: 0; padding: 8px; overflow: auto; list-style: none;`;
const Hit = styled.button<{ $on: boolean }>`
  display: grid; gap: 2px; width: 100%; padding: 8px 12px; border: 0; border-radius: 8px; background: none; color: var(--text-2);
  font: var(--fw-medium) 12.5px/18px var(--font); text-align: start; cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  ${({ $on }) => $on && css`&, &:hover { background: var(--surface-selected); }`}
  & > span:first-child { display: flex; gap: 8px; & > b { flex: 1; min-width: 0; color: var(--text); font-weight: var(--fw-semi); } }
  & mark {
    padding: 0 1px; border-radius: 3px; background: var(--warning-soft); color: inherit; box-shadow: inset 0 -1.5px 0 var(--warning);
  }
`;
const Where = styled.span`display: inline-flex; align-items: center; gap: 6px; color: var(--text-3); font-size: 12px;`;
const Row = styled.li`display: flex; align-items: flex-end; gap: 4px; & > :first-child { flex: 1; min-width: 0; }`;
const Foot = styled.footer`
  display: flex; flex: none; align-items: center; gap: 4px; padding: 10px 14px 10px 20px; border-top: 1px solid var(--border);
  color: var(--text-3); font-size: 12px;
  & > span { flex: 1; }
  ${mobile} { & > kbd { display: none; } }
`;
const Nothing = styled.p`margin: 0; padding: 24px; color: var(--text-3); text-align: center;`;

interface Props {
  segments: NotesListsFragment['segments'];
  selectedId: string | null;
  commands: Pick<NoteCommands, 'restore'>;
  onOpen(note: NoteRowFragment): void;
}

/** The search in titles and texts of all notes one has, the trash among them. */
export function NoteSearch({ segments, selectedId, commands, onOpen }: Props) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<NotePlace | null>(null);
  const search = useSettled(text.trim());
  const [{ data, error, fetching }, ask] = useQuery({
    query: SearchNotesDocument, variables: { search, place }, pause: search === '', requestPolicy: 'cache-and-network',
  });
  const found = search === '' ? undefined : data?.searchNotes;
  const chip = (label: string, count: number, of: NotePlace | null) => (
    <Chip on={place === of} onClick={() => setPlace(of)}>{`${label} ${count}`}</Chip>
  );
  const whereOf = ({ deletedAt, isOwn, author, segmentId }: NoteRowFragment) => {
    if (deletedAt !== null) return <><Icon as={Trash2Icon} size={14} />In trash, gone
      on {formatDayShort(goneAt(deletedAt).toISOString())}</>;
    if (!isOwn) return <><Icon as={UserIcon} size={14} />Assigned by {author.firstname}</>;
    return <><Icon as={FolderIcon} size={14} />{segments.find(({ id }) => id === segmentId)?.name}</>;
  };
  const places = new Set(
    found?.hits.map(({ note: { deletedAt, isOwn, segmentId } }) => (deletedAt !== null ? 'trash' : isOwn ? segmentId : 'assigned')),
  );
  const count = found?.hits.length ?? 0;
  return (
    <Frame onKeyDown={moveAmongHits}>
      <Top>
        <SearchField
          autoFocus
          aria-label="Search notes"
          placeholder="Search notes"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
        />
        {found ? (
          <Chips>
            {chip('All', found.mine + found.assigned + found.trash, null)}
            {chip('Mine', found.mine, 'MINE')}
            {chip('Assigned', found.assigned, 'ASSIGNED')}
            {chip('Trash', found.trash, 'TRASH')}
          </Chips>
        ) : null}
      </Top>
      {error && !fetching ? <NotLoaded what="The search" onRetry={() => ask({ requestPolicy: 'network-only' })} /> : null}
      {fetching && !found ? <Top aria-busy="true"><Skeleton height={120} /></Top> : null}
      {found && found.hits.length === 0 ? <Nothing role="status">No note has “{search}”.</Nothing> : null}
      {found ? (
        <Hits aria-label="Notes found">
          {found.hits.map(({ excerpt, note }) => (
            <Row key={note.id}>
              <Hit type="button" data-hit $on={note.id === selectedId} onClick={() => onOpen(note)}>
                <span><b><Marked text={note.title} search={search} /></b><Text size="small" tone="3">{noteDay(note.updatedAt)}</Text></span>
                {excerpt === '' ? null : <span><Marked text={excerpt} search={search} /></span>}
                <Where>{whereOf(note)}</Where>
              </Hit>
              {note.deletedAt === null ? null : (
                <Button
                  size="sm" icon={RotateCcwIcon} aria-label={`Restore ${note.title}`}
                  onClick={() => void commands.restore(note).then(({ ok }) => ok && ask({ requestPolicy: 'network-only' }))}
                >
                  Restore
                </Button>
              )}
            </Row>
          ))}
        </Hits>
      ) : null}
      {count > 0 ? (
        <Foot>
          <span role="status">
            {count === 1 ? '1 note' : `${count} notes`} in {places.size === 1 ? '1 place' : `${places.size} places`}
          </span>
          <Kbd>↑</Kbd><Kbd>↓</Kbd><Kbd>Enter</Kbd>
        </Foot>
      ) : null}
    </Frame>
  );
}

/** From the field down through what was found, and back up. */
function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-hit]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The text with what was looked for marked, where its letters stand one by one. */
function Marked({ text, search }: { text: string; search: string }) {
  const wanted = foldText(search);
  const at = [...text.matchAll(/(?<=^|[\s\p{P}])./gu)].map(({ index }) => index)
    .find((start) => foldText(text.slice(start, start + search.length)) === wanted);
  if (at === undefined) return text;
  return <>{text.slice(0, at)}<mark>{text.slice(at, at + search.length)}</mark>{text.slice(at + search.length)}</>;
}
