import { useCompany } from '@heartwood/client-kit/company';
import { AREAS, MODULE_COUNT, moduleOf, personName } from '@heartwood/contract/domain';
import {
  AvatarStack, Button, EyeOffIcon, H2, Icon, LockIcon, mobile, print, Segment, Segmented, Text, UnassignedAvatar,
} from '@heartwood/shared-ui';
import { Link, useSearchParams } from 'react-router';
import styled, { css } from 'styled-components';
import type { ModuleRowFragment } from '../../generated/graphql';
import { useHasPage } from '../../module/market-plan-offer';
import { closureOf, CLOSURE_LABELS } from '../../module/closed-words';
import { filterIn, passesFilter, withFilter, type ModuleFilter } from '../../module/module-filter';
import { modulePath } from '../../module/module-page';
import { toFace } from '../../module/person';

const Bar = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px; margin: 20px 0 10px;
  ${mobile} { & > :last-child { flex: 1 0 100%; } }
  ${print} { & > :last-child { display: none; } }
`;
const Frame = styled.div`border: 1px solid var(--border); border-radius: var(--r-3); overflow: hidden;`;
const Line = styled.section`
  display: grid; grid-template-columns: 140px minmax(0, 1fr); min-height: 55px; break-inside: avoid;
  & + & { border-top: 1px solid var(--border); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Head = styled.header`
  display: flex; flex-direction: column; padding: 7px 4px 9px 16px; background: var(--surface-sunken);
  & > h3 { margin: 0; font: var(--fw-semi) 13px/19px var(--font); }
  & > span { font-size: 12px; line-height: 17px; color: var(--text-3); font-variant-numeric: tabular-nums; }
  ${mobile} { flex-direction: row; align-items: baseline; justify-content: space-between; padding: 8px 16px; }
`;
const Tiles = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); gap: 4px; margin: 0; padding: 4px; list-style: none;
  @container matrix (min-width: 1060px) { grid-template-columns: repeat(9, minmax(0, 1fr)); }
  ${mobile} { grid-template-columns: repeat(auto-fill, minmax(min(46%, 104px), 1fr)); padding: 8px; gap: 8px; }
`;
const Tile = styled(Link).withConfig({ shouldForwardProp: (name) => !name.startsWith('$') })<{ $done: boolean; $next: boolean }>`
  display: flex; flex-direction: column; justify-content: space-between; gap: 1px; height: 100%; min-height: 47px; padding: 5px 7px;
  border: 1px solid var(--border-2); border-radius: 8px; background: var(--surface); color: var(--text); text-decoration: none;
  &:hover { border-color: var(--border-control); }
  ${({ $done }) => $done && css`background: var(--accent-soft); border-color: var(--accent-line);`}
  ${({ $next }) => $next && css`&, &:hover { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }`}
  ${mobile} { min-height: 60px; padding: 8px 7px; }
`;
const Top = styled.span`display: flex; align-items: center; justify-content: space-between; gap: 4px; color: var(--text-3);`;
const Name = styled.span`
  font-size: 11.5px; line-height: 13.5px; font-weight: 560; letter-spacing: -.015em; overflow-wrap: anywhere;
  ${mobile} { font-size: 12px; line-height: 16px; }
`;
const Nothing = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 14px 16px;`;

const FACE = 16;
const FILTERS: readonly { value: ModuleFilter; label: string; empty: string }[] = [
  { value: 'all', label: 'All', empty: '' },
  { value: 'mine', label: 'Assigned to me', empty: 'No module is assigned to you.' },
  { value: 'open', label: 'Not done', empty: 'Every module is done.' },
  { value: 'locked', label: 'Locked', empty: 'Your plan opens every module.' },
];

export interface ModuleMatrixProps {
  modules: readonly ModuleRowFragment[];
  done: number;
  /** The one suggested next step. */
  next: string | null;
}

/** The 28 modules by area, each a tile that leads to it; the filter stands in the address. */
export function ModuleMatrix({ modules, done, next }: ModuleMatrixProps) {
  const { user } = useCompany();
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search, FILTERS);
  const choose = (wanted: ModuleFilter) => setSearch((present) => withFilter(present, wanted), { replace: true });
  const shownBy = (each: ModuleFilter) => modules.filter((module) => passesFilter(module, each, user.id));
  const shown = new Set(shownBy(filter));
  const areas = AREAS.map((area) => {
    const own = modules.filter(({ key }) => moduleOf(key).area === area.key);
    return { ...area, own, tiles: own.filter((module) => shown.has(module)) };
  }).filter(({ tiles }) => tiles.length > 0);
  return (
    <>
      <Bar>
        <H2>{done} of {MODULE_COUNT} modules are solid</H2>
        <Segmented
          label="Modules shown" size="sm" value={filter} onChange={choose}
          options={FILTERS.map(({ value, label }) => ({ value, label: `${label} ${shownBy(value).length}` }))}
        />
      </Bar>
      <Frame style={{ containerType: 'inline-size', containerName: 'matrix' }}>
        {areas.map(({ key, label, own, tiles }) => (
          <Line key={key} aria-label={label}>
            <Head><h3>{label}</h3><span>{own.filter(({ progress }) => progress === 'DONE').length} of {own.length}</span></Head>
            <Tiles>{tiles.map((module) => <li key={module.id}><ModuleTile module={module} isNext={module.key === next} /></li>)}</Tiles>
          </Line>
        ))}
        {areas.length > 0 ? null : (
          <Nothing role="status">
            <Text size="dense" tone="2">{FILTERS.find(({ value }) => value === filter)?.empty}</Text>
            <Button size="sm" onClick={() => choose('all')}>Show all modules</Button>
          </Nothing>
        )}
      </Frame>
    </>
  );
}

function ModuleTile({ module, isNext }: { module: ModuleRowFragment; isNext: boolean }) {
  const { key, progress, isHidden, isLocked, assignees } = module;
  const definition = moduleOf(key);
  const label = 'shortLabel' in definition ? definition.shortLabel : definition.label;
  const closure = closureOf(module, useHasPage());
  const isDone = progress === 'DONE';
  return (
    <Tile to={modulePath(key)} $done={isDone} $next={isNext} title={assignees.map(personName).join(', ') || undefined}>
      <Top>
        <Segment solid={isDone} next={isNext} />
        {closure === null || closure === 'later'
          ? null
          : <Icon as={isHidden ? EyeOffIcon : LockIcon} size={14} label={CLOSURE_LABELS[closure]} />}
        {isHidden || isLocked ? null : assignees.length > 0
          ? <AvatarStack people={assignees.map(toFace)} size={FACE} max={2} />
          : <UnassignedAvatar size={FACE} />}
      </Top>
      <Name>{label}</Name>
    </Tile>
  );
}
