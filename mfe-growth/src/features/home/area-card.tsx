import type { AreaKey } from '@heartwood/contract/domain';
import { Card, ChevronDownIcon, Clip, H3, Icon, mobile, Tally, useIsMobile } from '@heartwood/shared-ui';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { ModuleRowFragment, PersonFieldsFragment } from '../../generated/graphql';
import { useHasPage } from '../../module/market-plan-offer';
import { areaPath } from '../../module/module-page';
import { ModuleRow } from './module-row';

const Frame = styled(Card)`display: flex; flex-direction: column; padding-bottom: 5px; overflow: hidden; ${mobile} { padding: 0; }`;
const Head = styled.header`
  position: relative; display: flex; align-items: center; gap: 8px; height: 42px; padding: 0 12px;
  ${mobile} { height: 52px; padding: 0 14px; }
  /* In a narrow column the count alone says it to the eye, and the name stays on one line. */
  @container plan (min-width: 860px) and (max-width: 1039.98px) {
    & > [role='img'] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;
const Name = styled(H3)`
  flex: 1;
  min-width: 0;
  white-space: nowrap;
  & > a { color: inherit; text-decoration: none; }
  & > a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
const Count = styled.span`
  min-width: 26px; font-size: 12px; line-height: 17px; text-align: right; color: var(--text-3); font-variant-numeric: tabular-nums;
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  height: 52px;
  padding: 0 14px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  & > :first-child { flex: 1; min-width: 0; }
  & > svg { color: var(--text-3); transition: transform var(--t-base); }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`;
const List = styled.ul`flex: 1; margin: 0; padding: 0; list-style: none; &[hidden] { display: none; } ${mobile} { padding-bottom: 6px; }`;
const Later = styled.p`margin: -6px 12px 4px; font-size: 12px; line-height: 17px; color: var(--text-3); ${mobile} { margin: 0 14px 4px; }`;

export interface AreaCardProps {
  area: { key: AreaKey; label: string };
  /** All of the area: what the tally counts. */
  modules: readonly ModuleRowFragment[];
  /** Those that pass the filter. */
  shown: readonly ModuleRowFragment[];
  next: string | null;
  people: readonly PersonFieldsFragment[];
  owner: string;
  startsOpen: boolean;
  children?: ReactNode;
}

/** An area of the framework with its modules; on a phone an accordion. */
export function AreaCard({ area, modules, shown, next, people, owner, startsOpen, children }: AreaCardProps) {
  const isMobile = useIsMobile();
  const [open, setOpen] = useState(startsOpen);
  const listId = useId();
  const done = modules.map(({ progress }) => progress === 'DONE');
  const count = `${done.filter(Boolean).length}/${done.length}`;
  const tally = <><Tally done={done} size="sm" label={area.label} /><Count aria-hidden="true">{count}</Count></>;
  const path = areaPath(area.key);
  const hasPage = useHasPage();
  return (
    <Frame>
      {isMobile ? (
        <H3><Toggle type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          <Clip>{area.label}</Clip>
          {tally}
          <Icon as={ChevronDownIcon} size={16} />
        </Toggle></H3>
      ) : (
        <Head><Name>{path === null ? area.label : <Link to={path}>{area.label}</Link>}</Name>{tally}</Head>
      )}
      {modules.some(({ key }) => hasPage(key)) || (isMobile && !open) ? null : <Later>Not there yet: its pages follow.</Later>}
      <List id={listId} aria-label={area.label} hidden={isMobile && !open}>
        {shown.map((module) => <ModuleRow key={module.id} module={module} isNext={module.key === next} people={people} owner={owner} />)}
      </List>
      {isMobile && !open ? null : children}
    </Frame>
  );
}
