import { useCompany } from '@heartwood/client-kit/company';
import { PageActions } from '@heartwood/contract/kit';
import { Segmented, useIsMobile, ZoomInIcon, ZoomOutIcon } from '@heartwood/shared-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { HEAD, TODAY_AT } from '../features/chart/chart-look';
import { ticksIn, TimeRuler, yearAt } from '../features/chart/ruler';
import { Press } from '../features/toolbar/press';
import { Bar, Views, ZOOM_OPTIONS } from '../features/toolbar/toolbar';
import { CLOSED, NEW, useAddress, type Address } from '../timeline/address';
import { dayNumber } from '../timeline/days';
import { scaleOver, xOf, zoomStep } from '../timeline/scale';
import { useToday } from '../timeline/use-today';
import { AddGoal } from './add-goal';

const Frame = styled.div`display: flex; flex: 1; flex-direction: column; min-height: 0; overflow: hidden;`;
const Track = styled.div`flex: none; border-top: 1px solid var(--border); overflow: hidden;`;

/** As wide as any screen is, px. */
const WIDE = 4000;

interface BarePlanProps {
  lead: ReactNode;
  children: ReactNode;
  /** While the plan is on its way: a goal can be begun already. */
  busy?: string;
}

/** The timeline without its plan: the zoom and the days stand as they will. A phone has neither. */
export function BarePlan({ lead, children, busy }: BarePlanProps) {
  const { address: { zoom }, go } = useAddress();
  const { accessType } = useCompany();
  const isMobile = useIsMobile();
  return (
    <Frame {...(busy !== undefined && { role: 'group', 'aria-busy': true, 'aria-label': busy })}>
      {accessType === 'edit' ? (
        <PageActions><AddGoal disabled={busy === undefined} onClick={() => go({ ...CLOSED, goal: NEW })} /></PageActions>
      ) : null}
      <Bar>
        {lead}
        {isMobile ? null : (
          <Views>
            <Segmented size="sm" label="Zoom" options={ZOOM_OPTIONS} value={zoom} onChange={(next) => go({ zoom: next })} />
            <Press icon={ZoomOutIcon} label="Zoom out" disabled={zoom === 'year'} onClick={() => go({ zoom: zoomStep(zoom, false) })} />
            <Press icon={ZoomInIcon} label="Zoom in" disabled={zoom === 'week'} onClick={() => go({ zoom: zoomStep(zoom, true) })} />
          </Views>
        )}
      </Bar>
      {isMobile ? null : <BareRuler zoom={zoom} />}
      {children}
    </Frame>
  );
}

function BareRuler({ zoom }: Pick<Address, 'zoom'>) {
  const today = useToday();
  const track = useRef<HTMLDivElement>(null);
  const scale = scaleOver([], dayNumber(today), zoom, WIDE);
  const x = xOf(scale, dayNumber(today));
  useLayoutEffect(() => {
    const element = track.current;
    if (element) element.scrollLeft = x - (element.clientWidth - HEAD) * TODAY_AT;
  }, [x]);
  return (
    <Track ref={track}>
      <TimeRuler
        scale={scale} ticks={ticksIn(scale, { left: 0, right: scale.width })} today={today} year={yearAt(scale, x)} move={null}
      />
    </Track>
  );
}
