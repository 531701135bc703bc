/** One segment of the ring: filled by what is written, evidenced by what somebody found out. */
export type SegmentState = 'open' | 'filled' | 'evidenced';

/** A module is filled once it is done, and evidenced once something in it has evidence besides. */
export function segmentState({ progress, isEvidenced }: { progress: 'DONE' | 'NOT_DONE'; isEvidenced: boolean }): SegmentState {
  if (progress !== 'DONE') return 'open';
  return isEvidenced ? 'evidenced' : 'filled';
}
