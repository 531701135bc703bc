import { EllipsisIcon, Icon, IconButtonLook } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { Lane } from '../../timeline/lanes';
import { lateMenu } from '../../timeline/late-layer';
import { LaneHead } from './chart-look';

const LaneMenu = lateMenu('The menu', () => import('./lane-menu').then((part) => part.LaneMenu));

/** The name of a lane at the left edge. */
export function LaneHeading({ lane, top, height, canChange }: { lane: Lane; top: number; height: number; canChange: boolean }) {
  const { phases, goals } = lane;
  const [count, one, many] = phases.length > 0 ? [phases.length, 'phase', 'phases'] : [goals.length, 'goal', 'goals'];
  return (
    <LaneHead style={{ top, height }}>
      <h2>{lane.title}</h2><span>{count} {count === 1 ? one : many}</span>{canChange ? <Actions lane={lane} /> : null}
    </LaneHead>
  );
}

function Actions({ lane }: { lane: Lane }) {
  const [isWanted, setWanted] = useState(false);
  const press = (
    <IconButtonLook
      type="button" $size="sm" aria-label={`Actions for ${lane.title}`} aria-haspopup="menu" onPointerEnter={() => LaneMenu.prefetch()}
      onClick={() => setWanted(true)}
    >
      <Icon as={EllipsisIcon} size={16} />
    </IconButtonLook>
  );
  return isWanted ? <LaneMenu lane={lane} trigger={press} fallback={press} /> : press;
}
