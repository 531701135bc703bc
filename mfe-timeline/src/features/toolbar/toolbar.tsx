import {
  ArrowDownWideNarrowIcon, atButton, Button, Chip, Count, DownloadIcon, EllipsisIcon, GitBranchIcon, HistoryIcon, Icon, latePart, LockIcon,
  Menu, mobile, PlusIcon, Segmented, useIsMobile, ZoomInIcon, ZoomOutIcon, type MenuItem,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CLOSED, countFilters, NEW, type Address, type View } from '../../timeline/address';
import { lostMenu } from '../../timeline/lost-menu';
import { ScenarioDot } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import { zoomStep, type Zoom } from '../../timeline/scale';
import { BASE_PLAN, BASE_PLAN_COLOR, type Timeline } from '../../timeline/timeline';
import { Press } from './press';
import { planSummary } from './summary';

// Layers come when they are asked for: the first picture does without them.
const PhoneTools = latePart(() => import('./phone-tools').then((part) => part.PhoneTools), { failed: lostMenu });
const FilterPopover = latePart(() => import('./filter-popover').then((part) => part.FilterPopover), { failed: atButton('The filter') });
const ComparePopover = latePart(
  () => import('./compare-popover').then((part) => part.ComparePopover), { failed: atButton('The comparison') },
);

const desk = '@media (min-width: 1024px)';
/** Between a laptop's sidebar and its edge: everything in one row, as on a wide screen, as long as three scenarios can be read in it. */
const snug = '@container timeline (width < 900px)';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 12px 24px;
  ${desk} { ${snug} { gap: 8px; padding: 12px 16px; } }
  ${mobile} { padding: 10px 0 10px 16px; gap: 8px; }
`;
const Scenarios = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  /* Many scenarios, or long ones, go on sideways. The padding is the room of the focus ring. */
  ${desk} {
    ${snug} {
      flex: 1 1 320px; flex-wrap: nowrap; gap: 4px; min-width: 0; margin: -3px; padding: 3px; overflow-x: auto; & > * { flex: none; }
    }
  }
  ${mobile} { flex-wrap: nowrap; gap: 8px; width: 100%; padding-right: 16px; overflow: auto; & > * { flex: none; } }
  /* Hollow, as what stands in them. */
  &[data-locked] > button + button[aria-pressed='true'] { border: 1px dashed var(--hollow); background: none; color: var(--text-2); }
`;
export const Views = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px;
  ${desk} { ${snug} { flex: none; flex-wrap: nowrap; gap: 3px; } }
  ${mobile} { flex: 1; flex-wrap: nowrap; min-height: 36px; padding-right: 8px; }
`;
const Sum = styled.p`
  margin: 0 4px 0 0;
  font-size: 12px;
  line-height: 17px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  & > b { color: var(--text); }
  & > b[data-late] { color: var(--danger-text); }
  ${mobile} { flex: 1; }
`;
/** Gives way while something stands open beside the timeline. */
const Roomy = styled.span`display: contents; ${desk} { @container timeline (width < 900px) { display: none; } }`;
/** Gives way last, where what stands beside it leaves little more than the lanes. */
const Spare = styled.span`display: contents; ${desk} { @container timeline (width < 640px) { display: none; } }`;

/** Words beside an icon: where there is no room for them the icon stands alone, and they are its name. */
const Words = styled.span`
  ${desk} {
    @container timeline (width < 1200px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

export const ZOOM_OPTIONS = [
  { value: 'year', label: 'Year' }, { value: 'quarter', label: 'Quarter' }, { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const;
const VIEW_OPTIONS = [
  { value: 'timeline', label: 'Timeline' }, { value: 'list', label: 'List' }, { value: 'calendar', label: 'Calendar' },
] as const;

export interface ToolbarProps {
  /** What is shown of the plan. */
  shown: Timeline;
  address: Address;
  go(change: Partial<Address>): void;
  onToday(): void;
  /** What waits for a day. */
  undated: number;
  /** Export and import. */
  files: readonly MenuItem[];
}

/** How the plan is looked at: scenarios, zoom, order and filters. */
export function Toolbar({ shown, address, go, onToday, undated, files }: ToolbarProps) {
  const isMobile = useIsMobile();
  const { timeline, today } = usePlan();
  const { achieved, late, ahead } = planSummary(shown.milestones, today);
  const isChart = address.view === 'timeline' && !isMobile;
  return (
    <Bar role="toolbar" aria-label="How the timeline is shown">
      <ScenarioChips address={address} go={go} />
      <Views>
        <Roomy>
          {timeline.milestones.length === 0 ? <Sum>No goals yet</Sum> : (
            <Sum><b>{achieved}</b> achieved · <b {...(late > 0 && { 'data-late': '' })}>{late}</b> late · {ahead} ahead</Sum>
          )}
        </Roomy>
        {isMobile ? (
          <PhoneTools address={address} go={go} undated={undated} files={files} fallback={<Press icon={EllipsisIcon} label="More" />} />
        ) : (
          <>
            {undated > 0
              ? <Button size="sm" variant="ghost" onClick={() => go({ ...CLOSED, tray: !address.tray })}>No date yet {undated}</Button>
              : null}
            <Spare>
              {isChart ? <Lines address={address} go={go} /> : null}
              <Compare address={address} go={go} />
            </Spare>
            <Filter address={address} go={go} hasLanes={isChart} />
            <Spare><Files items={files} /></Spare>
            {isChart ? (
              <>
                <Button size="sm" onClick={onToday}>Today</Button>
                <Segmented size="sm" label="Zoom" options={ZOOM_OPTIONS} value={address.zoom} onChange={(zoom: Zoom) => go({ zoom })} />
                <Roomy>
                  <Press
                    icon={ZoomOutIcon} label="Zoom out" disabled={address.zoom === 'year'}
                    onClick={() => go({ zoom: zoomStep(address.zoom, false) })}
                  />
                  <Press
                    icon={ZoomInIcon} label="Zoom in" disabled={address.zoom === 'week'}
                    onClick={() => go({ zoom: zoomStep(address.zoom, true) })}
                  />
                </Roomy>
              </>
            ) : null}
          </>
        )}
      </Views>
    </Bar>
  );
}

/** The three ways to look at the plan; the calendar is a page of its own. */
export function ViewSwitch({ view, onChange }: { view: View | 'calendar'; onChange(view: View | 'calendar'): void }) {
  return <Segmented size="sm" label="View" options={VIEW_OPTIONS} value={view} onChange={onChange} />;
}

/** Whether goals that wait for each other are joined by lines. */
function Lines({ address: { lines }, go }: Pick<ToolbarProps, 'address' | 'go'>) {
  const { dependencies } = usePlan();
  const count = [...dependencies].reduce((sum, [id, each]) => sum + each.filter(({ after }) => after.id === id).length, 0);
  const isOn = lines === 'on';
  if (count === 0) return null;
  return (
    <Press
      icon={GitBranchIcon} label={`Dependencies ${count}`} $on={isOn} aria-pressed={isOn}
      onClick={() => go({ lines: isOn ? 'off' : 'on' })}
    />
  );
}

function ScenarioChips({ address, go }: Pick<ToolbarProps, 'address' | 'go'>) {
  const { hidden } = address;
  const { timeline: { scenarios, canEdit, canEditScenarios } } = usePlan();
  const toggle = (id: string) => go({ hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id] });
  return (
    <Scenarios role="group" aria-label="Scenarios" {...(canEdit && !canEditScenarios && { 'data-locked': '' })}>
      <Chip on={!hidden.includes(BASE_PLAN)} lead={<ScenarioDot $color={BASE_PLAN_COLOR} $isBase />} onClick={() => toggle(BASE_PLAN)}>
        Base plan
      </Chip>
      {scenarios.map(({ id, title, color }) => (
        <Chip
          key={id} on={!hidden.includes(id)} onClick={() => toggle(id)}
          lead={canEditScenarios || !canEdit
            ? <ScenarioDot $color={color} $isBase={false} />
            : <Icon as={LockIcon} size={14} label="Locked" />}
        >
          {title}
        </Chip>
      ))}
      {canEditScenarios ? (
        <>
          <Press icon={PlusIcon} label="Add scenario" onClick={() => go({ ...CLOSED, scenario: NEW })} />
          {scenarios.length > 0 ? <EditScenarios go={go} /> : null}
        </>
      ) : null}
    </Scenarios>
  );
}

/** Export and import of the plan, behind one button. */
function Files({ items }: { items: readonly MenuItem[] }) {
  return <Menu label="Files" trigger={<Press icon={DownloadIcon} label="Export or import" />} items={items} />;
}

function EditScenarios({ go }: Pick<ToolbarProps, 'go'>) {
  const { timeline: { scenarios } } = usePlan();
  return (
    <Menu
      align="start" label="Edit scenarios" trigger={<Press icon={EllipsisIcon} label="Edit scenarios" />}
      items={scenarios.map(({ id, title, color }) => ({
        key: id, label: `Edit ${title}`, lead: <ScenarioDot $color={color} $isBase={false} />,
        onSelect: () => go({ ...CLOSED, scenario: id }),
      }))}
    />
  );
}

function Compare({ address: { since }, go }: Pick<ToolbarProps, 'address' | 'go'>) {
  const [isWanted, setWanted] = useState(false);
  const press = (
    <Button
      size="sm" icon={HistoryIcon} aria-haspopup="dialog" aria-pressed={since !== null} onPointerEnter={() => ComparePopover.prefetch()}
      onClick={() => setWanted(true)} data-tip="Compare with…"
    >
      <Words>Compare with…</Words>
    </Button>
  );
  return isWanted ? <ComparePopover trigger={press} since={since} onChoose={(day) => go({ since: day })} fallback={press} /> : press;
}

/** Whose goals, of which category and status; the calendar has the same. Where there are lanes, also what they are. */
export function Filter({ address, go, hasLanes = false }: Pick<ToolbarProps, 'address' | 'go'> & { hasLanes?: boolean }) {
  const [isWanted, setWanted] = useState(false);
  const count = countFilters(address);
  const press = (
    <Button
      size="sm" icon={ArrowDownWideNarrowIcon} aria-haspopup="dialog" onPointerEnter={() => FilterPopover.prefetch()}
      onClick={() => setWanted(true)}
      data-tip={hasLanes ? 'Filter and group' : 'Filter'}
    >
      <Words>Filter</Words><Count value={count} />
    </Button>
  );
  return isWanted ? <FilterPopover trigger={press} address={address} go={go} hasLanes={hasLanes} fallback={press} /> : press;
}
