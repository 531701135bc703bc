import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { shortGoalDay } from '@heartwood/contract/domain';
import { dayAt, dayNumber } from '../../timeline/days';
import { usePlan } from '../../timeline/plan-context';
import type { Scale } from '../../timeline/scale';
import { HEAD } from './chart-look';
import type { Lane } from '../../timeline/lanes';

const HEIGHT = 62;
/** Where lines are drawn, px from the top, and at most how far apart. */
const ROOM = 44;
const ROW = 10;

const Strip = styled.div`
  display: flex;
  flex: none;
  height: ${HEIGHT}px;
  border-top: 1px solid var(--border);
  background: var(--surface-sunken);
`;
const Name = styled.span`
  flex: none;
  width: ${HEAD}px;
  padding: 22px 12px 0 24px;
  border-right: 1px solid var(--border);
  font-size: 12px;
  line-height: 17px;
  font-weight: var(--fw-medium);
  color: var(--text-3);
`;
const Track = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  cursor: pointer;
  touch-action: none;
  overflow: hidden;
  & > svg { position: absolute; inset: 9px 0; width: 100%; height: ${ROOM}px; opacity: .8; }
  &:focus-visible { outline-offset: -2px; }
`;
const Seen = styled.i`
  position: absolute;
  top: 6px;
  bottom: 6px;
  min-width: 6px;
  border: 1.5px solid var(--text);
  border-radius: 7px;
  background: color-mix(in srgb, var(--text) 6%, transparent);
`;

export interface MinimapProps {
  id: string;
  lanes: readonly Lane[];
  scale: Scale;
  scroller: RefObject<HTMLElement | null>;
}

/** The whole range with what is seen of it: a scrollbar that shows the phases, of lanes without one the goals. */
export function Minimap({ id, lanes, scale, scroller }: MinimapProps) {
  const { today, colorOf } = usePlan();
  const map = useRef<HTMLDivElement>(null);
  const seen = useRef<HTMLElement>(null);
  const paths = useMemo(() => {
    const found: Record<string, string> = {};
    const draw = (color: string, from: number, to: number, y: number) => {
      found[color] = `${found[color] ?? ''}M${from - scale.first} ${y}H${to - scale.first}`;
    };
    const step = Math.min(ROW, ROOM / lanes.length);
    const above = (ROOM - step * lanes.length) / 2 + step / 2;
    for (const [at, lane] of lanes.entries()) {
      const y = Math.round((above + at * step) * 10) / 10;
      for (const phase of lane.phases) draw(colorOf(phase, lane), dayNumber(phase.from), dayNumber(phase.to) + 1, y);
      if (lane.phases.length > 0) continue;
      for (const goal of lane.goals) if (goal.date !== null) draw(colorOf(goal, lane), dayNumber(goal.date), dayNumber(goal.date) + 2, y);
    }
    return Object.entries(found);
  }, [lanes, scale.first, colorOf]);

  // Written by hand: nothing is drawn anew while the plan scrolls.
  useLayoutEffect(() => {
    const [pane, bar, box] = [scroller.current, map.current, seen.current];
    if (!pane || !bar || !box) return undefined;
    const show = () => {
      const [left, width] = [pane.scrollLeft, pane.clientWidth - HEAD];
      const share = (px: number) => `${Math.round(px / scale.width * 1e5) / 1e3}%`;
      box.style.left = share(left);
      box.style.width = share(width);
      const [from, to] = [left, left + width].map((px) => shortGoalDay(dayAt(scale.first + Math.round(px / scale.dayWidth)), today));
      bar.setAttribute('aria-valuenow', String(Math.round(100 * left / Math.max(1, scale.width - width))));
      bar.setAttribute('aria-valuetext', `${from} to ${to}`);
    };
    show();
    pane.addEventListener('scroll', show, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show);
    sizes?.observe(pane);
    return () => {
      pane.removeEventListener('scroll', show);
      sizes?.disconnect();
    };
  }, [scroller, scale, today]);

  const centre = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pane = scroller.current;
    if (pane) pane.scrollLeft = (clientX - left) / width * scale.width - (pane.clientWidth - HEAD) / 2;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pane = scroller.current;
    const page = pane ? pane.clientWidth - HEAD : 0;
    const to = {
      ArrowLeft: -page / 4, ArrowRight: page / 4, PageUp: -page, PageDown: page, Home: -scale.width, End: scale.width,
    }[event.key];
    if (!pane || to === undefined) return;
    event.preventDefault();
    pane.scrollLeft += to;
  };
  return (
    <Strip>
      <Name aria-hidden="true">All time</Name>
      <Track
        ref={map} role="scrollbar" aria-label="All time" aria-controls={id} aria-orientation="horizontal" aria-valuemin={0}
        aria-valuemax={100} aria-valuenow={0} tabIndex={0} onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          centre(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) centre(event);
        }}
      >
        <svg aria-hidden="true" viewBox={`0 0 ${scale.days} ${ROOM}`} preserveAspectRatio="none" fill="none" strokeWidth="3">
          {paths.map(([color, path]) => <path key={color} d={path} stroke={`var(--${color})`} vectorEffect="non-scaling-stroke" />)}
        </svg>
        <Seen ref={seen} aria-hidden="true" />
      </Track>
    </Strip>
  );
}
