import { linkPath } from '@heartwood/contract/domain';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { Dependency } from '../../timeline/dependencies';
import { usePlan } from '../../timeline/plan-context';
import { HEAD, RULER } from './chart-look';
import type { DrawnGoal } from './layout';

const Lines = styled.svg`
  position: absolute;
  top: ${RULER}px;
  left: ${HEAD}px;
  width: 1px;
  height: 1px;
  overflow: visible;
  pointer-events: none;
  fill: none;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > g { opacity: .55; }
  & > [data-strong] { opacity: 1; stroke-width: 2.25; }
  & > [data-fault] > :first-child { stroke-dasharray: 3 4; stroke-linecap: butt; }
`;

export interface DependencyLinesProps {
  /** All goals of the drawing. */
  drawn: readonly DrawnGoal[];
  /** Ids of what is in sight. */
  seen: ReadonlySet<string>;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Lines between goals that wait for each other, as far as one of the two is in sight; those of the goal under the pointer or with the
 * focus are stronger. What they say stands in the goals' names. Each is a path of its own: of one for all every tile would paint the whole.
 */
export function DependencyLines({ drawn, seen, scroller }: DependencyLinesProps) {
  const { dependencies } = usePlan();
  const active = useActivePlace(scroller);
  const places = useMemo(() => new Map(drawn.map((each) => [each.goal.id, each])), [drawn]);
  const shown = useMemo(() => new Set([...seen].flatMap((id) => dependencies.get(id) ?? [])), [seen, dependencies]);
  return (
    <Lines aria-hidden="true">
      {[...shown].map((each) => (
        <DependencyLine key={`${each.before.id} ${each.after.id}`} dependency={each} places={places} active={active} />
      ))}
    </Lines>
  );
}

interface DependencyLineProps { dependency: Dependency; places: ReadonlyMap<string, DrawnGoal>; active: string | null }

/** None where one of the two is not shown. */
function DependencyLine({ dependency: { before, after, fault }, places, active }: DependencyLineProps) {
  const { colorOf } = usePlan();
  const [from, to] = [places.get(before.id), places.get(after.id)];
  if (!from || !to) return null;
  const { line, head } = linkPath(from, to);
  const isStrong = active === before.id || active === after.id;
  return (
    <g
      stroke={`var(--${fault === null ? colorOf(before, from.lane) : 'danger'})`}
      {...(isStrong && { 'data-strong': '' })} {...(fault !== null && { 'data-fault': '' })}
    >
      <path d={line} />
      <path d={head} />
    </g>
  );
}

/** Which goal or phase the pointer is over, else which has the focus. */
function useActivePlace(scroller: RefObject<HTMLElement | null>): string | null {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const placeOf = ({ target }: Event) => (
      (target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null)?.dataset['place'] ?? null
    );
    const over = (event: Event) => setHovered(placeOf(event));
    const away = () => setHovered(null);
    const focus = (event: Event) => setFocused(placeOf(event));
    const blur = () => setFocused(null);
    const heard = [['pointerover', over], ['pointerleave', away], ['focusin', focus], ['focusout', blur]] as const;
    for (const [type, listener] of heard) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of heard) element.removeEventListener(type, listener);
    };
  }, [scroller]);
  return hovered ?? focused;
}
