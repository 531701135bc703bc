import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Meta } from '../../timeline/look';
import { rowIdOf, type Entry } from './entries';
import { EntryMark } from './entry-mark';
import { useEntryWords } from './use-entry-words';

const Row = styled.button`
  display: flex;
  gap: 9px;
  align-items: flex-start;
  width: 100%;
  min-height: 40px;
  padding: 2px 4px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  & > :first-child { margin-top: 4px; }
  & > :last-child { display: flex; flex: 1; flex-direction: column; min-width: 0; line-height: 18px; }
  & > :last-child { overflow-wrap: anywhere; }
  & b { font-size: 13px; font-weight: var(--fw-medium); }
  ${mobile} { min-height: 48px; & b { font-size: 15px; line-height: 21px; } & small { font-size: 13px; line-height: 18px; } }
`;
const Mark = styled.span`display: grid; flex: none; width: 18px; place-items: center;`;

/** An entry with what there is to say of it; it opens what it is of. */
export function EntryRow({ entry, onOpen }: { entry: Entry; onOpen(entry: Entry): void }) {
  const { tone, text } = useEntryWords(entry);
  return (
    <Row type="button" data-place={rowIdOf(entry)} onClick={() => onOpen(entry)}>
      <Mark><EntryMark entry={entry} /></Mark>
      <span><b>{entry.title}</b><Meta $tone={tone}>{text}</Meta></span>
    </Row>
  );
}
