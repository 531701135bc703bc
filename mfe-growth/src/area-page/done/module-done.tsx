import { moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { ArrowRightIcon, Button, mobile, Ring, Text, type RingSegment } from '@heartwood/shared-ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { modulePath } from '../../module/module-page';
import { FootBar, FootEnd } from '../module-layout';
import { reachedWords, type Reached } from './done-words';

const Bar = styled(FootBar)`gap: 14px; height: auto; min-height: 60px; padding-block: 8px; ${mobile} { flex-wrap: wrap; gap: 8px 12px; }`;
const Words = styled.p`flex: 1; min-width: 0; font-size: 13px; line-height: 18px; & > b { font-weight: var(--fw-semi); }`;
const Acts = styled(FootEnd)`flex: none; ${mobile} { flex: 1 0 100%; & > :last-child { flex: 1; } }`;

export interface DoneStanding extends Reached {
  segments: readonly RingSegment[];
  /** The module to go on with; null when nothing waits for the viewer. */
  next: ModuleKey | null;
}

export interface ModuleDoneProps {
  standing: DoneStanding;
  onUndo: () => void;
}

/** In the foot's place right after a module was marked: what was reached, the way back, and the way on, which has the focus. */
export function ModuleDone({ standing, onUndo }: ModuleDoneProps) {
  const navigate = useNavigate();
  const onward = useRef<HTMLButtonElement>(null);
  const { title, text } = reachedWords(standing);
  const { next } = standing;
  useEffect(() => {
    const { activeElement } = document;
    const isTyping = activeElement instanceof HTMLElement
      && (activeElement.isContentEditable || activeElement.matches('input, textarea, select'));
    if (!isTyping) onward.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Bar>
      <Ring segments={standing.segments} size={42} />
      <Words role="status"><b>{title}</b> <Text tone="2">{text}</Text></Words>
      <Acts>
        <Button variant="ghost" onClick={onUndo}>Undo</Button>
        <Button ref={onward} variant="primary" iconEnd={ArrowRightIcon} onClick={() => void navigate((next && modulePath(next)) ?? '/')}>
          {next === null ? 'See the plan' : `Next: ${moduleOf(next).shortLabel ?? moduleOf(next).label}`}
        </Button>
      </Acts>
    </Bar>
  );
}
