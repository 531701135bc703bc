import { Button, MoveVerticalIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';

const Place = styled.label`
  display: flex; align-items: center; gap: 8px; min-height: 32px; padding: 0 10px; border-radius: var(--r-2); background: var(--surface);
  font-size: 12px;
  & > input { width: 120px; height: 24px; accent-color: var(--accent); cursor: pointer; }
`;

export interface RepositionProps {
  /** While it is moved: percent from the top. */
  position: number | null;
  from: number;
  onMove(position: number | null): void;
  onDone(position: number): Promise<void>;
}

/** Moves a cover up and down in its frame; it is seen while it moves. */
export function Reposition({ position, from, onMove, onDone }: RepositionProps) {
  const [isBusy, setBusy] = useState(false);
  if (position === null) return <Button size="sm" icon={MoveVerticalIcon} onClick={() => onMove(from)}>Reposition</Button>;
  const done = async () => {
    setBusy(true);
    await onDone(position);
    setBusy(false);
  };
  return (
    <>
      <Place>
        Higher
        <input
          autoFocus type="range" aria-label="Place of the cover" min={0} max={100} step={5} value={position}
          onChange={({ target }) => onMove(Number(target.value))}
        />
        Lower
      </Place>
      <Button size="sm" onClick={() => onMove(null)}>Cancel</Button>
      <Button size="sm" variant="primary" busy={isBusy} onClick={() => void done()}>Done</Button>
    </>
  );
}
