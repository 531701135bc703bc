import { useEffect, useMemo, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { Dependency } from '../../timeline/dependencies';
import { usePlan } from '../../timeline/plan-context';
import { HEAD, RULER } from './chart-look';
import type { DrawnGoal } from './layout';
import { linkPath } from './link-path';

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
  & > [data-strong] { stroke-width: 2.25; }
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
 * focus are stronger. All of one look are one path. What they say stands in the goals' names.
 */
export function DependencyLines({ drawn, seen, scroller }: DependencyLinesProps) {
  const { dependencies, colorOf } = usePlan();
  const active = useActivePlace(scroller);
  const places = useMemo(() => new Map(drawn.map((each) => [each.goal.id, each])), [drawn]);
  const shown = useMemo(() => new Set([...seen].flatMap((id) => dependencies.get(id) ?? [])), [seen, dependencies]);
  const look = ({ before, after, fault }: Dependency) => {
    const [from, to] = [places.get(before.id), places.get(after.id)];
    if (!from || !to) return null;
    const color = fault === null ? colorOf(before, from.lane) : 'danger';
    return { ...linkPath(from, to), color, isStrong: active === before.id || active === after.id };
  };
  const paths = new Map<string, { color: string; isStrong: boolean; line: string; head: string }>();
  for (const each of shown) {
    const one = look(each);
    if (!one) continue;
    const key = `${one.color} ${one.isStrong}`;
    const sum = paths.get(key);
    paths.set(key, sum ? { ...sum, line: sum.line + one.line, head: sum.head + one.head } : one);
  }
  return (
    <Lines aria-hidden="true">
      {[...paths].map(([key, { color, isStrong, line, head }]) => (
        <g key={key} stroke={`var(--${color})`} opacity={isStrong ? 1 : .55} {...(isStrong && { 'data-strong': '' })}>
          <path d={line} {...(color === 'danger' && { strokeDasharray: '3 4' })} />
          <path d={head} />
        </g>
      ))}
    </Lines>
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
