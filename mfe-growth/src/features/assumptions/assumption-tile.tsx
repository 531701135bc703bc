import { moduleOf } from '@heartwood/contract/domain';
import { Avatar, Badge, mobile, UnassignedAvatar } from '@heartwood/shared-ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import { statusTone, statusWord } from '../../area-page/source/source-words';
import { modulePath } from '../../module/module-page';
import { toFace } from '../../module/person';
import type { Assumption } from './assumptions.model';

const Tile = styled.article<{ $next: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 9px 10px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-2);
  background: var(--surface);
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;
  ${({ $next }) => $next && 'border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent);'}
  &:hover { background: var(--surface-hover); }
  ${mobile} { font-size: 14.5px; line-height: 20px; }
`;
const Words = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-2); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 7px;
  align-items: center;
  font-size: 12px;
  line-height: 17px;
  color: var(--text-3);
  & > :nth-child(2) { flex: 1; min-width: 0; }
`;

/** One assumption on the board; it opens the module that makes it. */
export function AssumptionTile({ assumption: { key, words, status, module }, isNext }: { assumption: Assumption; isNext: boolean }) {
  const [first] = module.assignees;
  const path = modulePath(key);
  return (
    <Tile $next={isNext}>
      {path === null ? <p>{words}</p> : <p><Words to={path}>{words}</Words></p>}
      <Line>
        {first ? <Avatar {...toFace(first)} size={18} /> : <UnassignedAvatar size={18} />}
        <span>{moduleOf(key).label}</span>
        <Badge tone={statusTone(status)}>{statusWord(status)}</Badge>
      </Line>
    </Tile>
  );
}
