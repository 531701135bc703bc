import { Button, EllipsisIcon, IconButton, Menu } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { isOver, lastOf, standingOf, viewsOf, type KeptLink } from './kept-link';

const List = styled.ul`margin: 0; padding: 0; overflow: hidden; border: 1px solid var(--border-2); border-radius: 12px; list-style: none;`;
const Line = styled.li<{ $on: boolean }>`
  display: flex; align-items: center; gap: 4px; padding: 4px 6px 4px 0;
  & + & { border-top: 1px solid var(--border); }
  ${({ $on }) => $on && 'background: var(--surface-selected);'}
`;
const Choose = styled.button`
  display: grid; flex: 1; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; min-width: 0; min-height: 44px;
  padding: 6px 0 6px 14px; border: 0;
  background: none; color: inherit; font: inherit; font-size: 13px; line-height: 18px; text-align: left; cursor: pointer;
  & > b { overflow-wrap: anywhere; font-weight: var(--fw-semi); }
  & > small { color: var(--text-3); font-size: 12px; line-height: 17px; }
  & > :nth-child(even) { text-align: right; }
  &:focus-visible { outline-offset: -2px; }
`;

interface LinkListProps<Link extends KeptLink> {
  links: readonly Link[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onEdit: (link: Link) => void;
  onRenew: (link: Link) => void;
  onEnd: (link: Link) => void;
  onResume: (link: Link) => void;
}

/** The links, each with how it stands and how often it was opened. */
export function LinkList<Link extends KeptLink>({ links, chosen, onChoose, onEdit, onRenew, onEnd, onResume }: LinkListProps<Link>) {
  const now = new Date();
  return (
    <List>
      {links.map((link) => (
        <Line key={link.id} $on={link.id === chosen}>
          <Choose type="button" aria-pressed={link.id === chosen} onClick={() => onChoose(link.id)}>
            <b>{link.name}</b><b>{viewsOf(link)}</b>
            <small>{standingOf(link, now)}</small><small>{lastOf(link)}</small>
          </Choose>
          {isOver(link, now) && link.isRevoked ? <Button size="sm" onClick={() => onResume(link)}>Let it work</Button> : null}
          <Menu
            label={`Actions for ${link.name}`} align="end" trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${link.name}`} />}
            items={[
              { key: 'change', label: 'Change', onSelect: () => onEdit(link) },
              { key: 'renew', label: 'New address', onSelect: () => onRenew(link) },
              ...(link.isRevoked ? [] : [{ key: 'end', label: 'End link', onSelect: () => onEnd(link) }]),
            ]}
          />
        </Line>
      ))}
    </List>
  );
}
