import {
  Button, ChevronLeftIcon, ChevronRightIcon, Icon, IconButtonLook, mobile, Segmented, type IconType,
} from '@heartwood/shared-ui';
import { useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import type { Look } from '../../timeline/address';
import { lateMenu } from '../../timeline/late-layer';
import { usePlan } from '../../timeline/plan-context';
import type { Phase } from '../../timeline/timeline';
import { monthTitle } from './month';

const PhaseMenu = lateMenu('The menu', () => import('./phase-menu').then((part) => part.PhaseMenu));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 20px;
  ${mobile} { padding: 12px 16px; }
`;
const Title = styled.h1`
  margin: 0 10px 0 0;
  font-size: 19px;
  line-height: 26px;
  font-weight: 640;
  letter-spacing: -.015em;
  white-space: nowrap;
  &:focus-visible { outline-offset: 4px; }
  ${mobile} { flex: 1; }
`;
const Steps = styled.span`display: flex; align-items: center; gap: 6px;`;
const Views = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  ${mobile} { width: 100%; margin: 0; & > [role='radiogroup'] { flex: 1; } }
`;
const Key = styled.span`display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: 2px 6px; margin: 0 -6px; ${mobile} { display: none; }`;
const Named = styled.button<{ $color: string }>`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 24px;
  padding: 2px 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text-2);
  font: inherit;
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-medium);
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); color: var(--text); }
  &::before { content: ''; flex: none; width: 16px; height: 5px; border-radius: 2px; background: var(--${({ $color }) => $color}); }
`;

const LOOKS = [{ value: 'month', label: 'Month' }, { value: 'agenda', label: 'Agenda' }] as const;
/** More names would be taller than the month. */
const NAMED = 6;

export interface CalendarBarProps {
  month: string;
  look: Look;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Phases with a line in the month. */
  phases: readonly Phase[];
  /** Phases that are there and have none. */
  rest: readonly Phase[];
  onStep(months: number): void;
  onToday(): void;
  onLook(look: Look): void;
  onOpenPhase(phase: Phase): void;
  /** The filter and the way to the timeline. */
  children: ReactNode;
}

/** Which month, how it is drawn, and what its lines mean. */
export function CalendarBar({ month, look, heading, phases, rest, onStep, onToday, onLook, onOpenPhase, children }: CalendarBarProps) {
  const { colorOf } = usePlan();
  const others = [...phases.slice(NAMED), ...rest];
  return (
    <Bar role="toolbar" aria-label="How the calendar is shown">
      <Title ref={heading} tabIndex={-1} aria-live="polite">{monthTitle(month)}</Title>
      <Steps>
        <Step icon={ChevronLeftIcon} label="Previous month" onClick={() => onStep(-1)} />
        <Button size="sm" onClick={onToday}>Today</Button>
        <Step icon={ChevronRightIcon} label="Next month" onClick={() => onStep(1)} />
      </Steps>
      <Views>
        {children}
        <Segmented size="sm" label="Look" options={LOOKS} value={look} onChange={onLook} />
      </Views>
      {look === 'month' && phases.length > 0 ? (
        <Key role="group" aria-label="Phases">
          {phases.slice(0, NAMED).map((phase) => (
            <Named key={phase.id} type="button" data-place={phase.id} $color={colorOf(phase)} onClick={() => onOpenPhase(phase)}>
              {phase.title}
            </Named>
          ))}
          {others.length > 0 ? <Others phases={others} onOpen={onOpenPhase} /> : null}
        </Key>
      ) : null}
    </Bar>
  );
}

function Step({ icon, label, onClick }: { icon: IconType; label: string; onClick(): void }) {
  return <IconButtonLook type="button" $size="sm" aria-label={label} data-tip={label} onClick={onClick}>
    <Icon as={icon} size={16} />
  </IconButtonLook>;
}

function Others({ phases, onOpen }: { phases: readonly Phase[]; onOpen(phase: Phase): void }) {
  const [isWanted, setWanted] = useState(false);
  const press = <Button size="sm" variant="ghost" aria-haspopup="menu" onClick={() => setWanted(true)}>{phases.length} more</Button>;
  return isWanted ? <PhaseMenu trigger={press} phases={phases} onOpen={onOpen} fallback={press} /> : press;
}
