import type { ComponentType } from 'react';
import type { Shell, SlotParams } from '../shell';

/** What a page or slot of a remote is rendered with. */
export interface ViewProps {
  shell: Shell;
  params: SlotParams;
}

export type View = ComponentType<ViewProps>;
