import { Icon, MapPinIcon, Segment, VideoIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Diamond } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import { isDone, type Entry } from './entries';

const Square = styled.i.attrs({ 'aria-hidden': true })<{ $color: string }>`
  flex: none;
  width: 8px;
  height: 8px;
  margin: 2px;
  border-radius: 3px;
  background: var(--${({ $color }) => $color});
`;
const Small = styled.span`display: inline-grid; flex: none; width: 11px; place-items: center; & > span { width: 6px; height: 12px; }`;

/**
 * What kind of thing it is, and whether it is done: a diamond for a goal, a segment for a module, where an event is, a square for a phase.
 */
export function EntryMark({ entry }: { entry: Entry }) {
  const { colorOf, scenarios } = usePlan();
  if (entry.kind === 'module') return <Small><Segment solid={isDone(entry)} label="" /></Small>;
  if (entry.kind === 'event') return <Icon as={entry.event.type === 'VIRTUAL' ? VideoIcon : MapPinIcon} size={14} />;
  if (entry.kind === 'phase') return <Square $color={colorOf(entry.phase)} />;
  const isWhatIf = entry.goal.scenarioId !== null && scenarios.has(entry.goal.scenarioId);
  return <Diamond $color={colorOf(entry.goal)} $solid={isDone(entry)} $dashed={isWhatIf && !isDone(entry)} />;
}
