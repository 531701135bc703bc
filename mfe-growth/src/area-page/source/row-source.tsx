import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { SourceDoor } from './source-door';
import { SourceMark } from './source-mark';
import { useClaimed } from './sources';

// Above the door of the row, which covers the line.
const Door = styled.button`
  position: relative;
  z-index: 1;
  flex: none;
  padding: 4px;
  border: 0;
  border-radius: 7px;
  background: none;
  font: inherit;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  ${mobile} { padding: 8px 4px; }
`;
const Still = styled.span`flex: none;`;

/** The source of a row, as a mark that opens it; nothing until it is known. */
export function RowSource({ rowId, name }: { rowId: string; name: string }) {
  const claimed = useClaimed(rowId);
  if (!claimed) return null;
  const mark = <SourceMark status={claimed.status} strength={claimed.strength} count={claimed.count} />;
  // Where there is nothing to read and nothing to write there is nothing to open.
  if (!claimed.canEdit && claimed.count === 0) return <Still>{mark}</Still>;
  return <SourceDoor {...claimed} name={name}><Door type="button" aria-description={`Sources of ${name}`}>{mark}</Door></SourceDoor>;
}
