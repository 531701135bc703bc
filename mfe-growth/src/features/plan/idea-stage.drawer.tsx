import { moduleOf } from '@heartwood/contract/domain';
import { Drawer } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { ModuleRowFragment } from '../../generated/graphql';
import { IdeaStageBody, type IdeaStageKey } from './idea-stage-body';

export interface IdeaStageDrawerProps {
  moduleKey: IdeaStageKey;
  module: ModuleRowFragment;
  onClose: () => void;
}

/** Sectors or stage, beside the home. */
export function IdeaStageDrawer({ moduleKey, module, onClose }: IdeaStageDrawerProps) {
  const [dirty, setDirty] = useState(false);
  return (
    <Drawer open onClose={onClose} title={moduleOf(moduleKey).label} dirty={dirty}>
      <IdeaStageBody moduleKey={moduleKey} canEdit={module.canEdit && !module.isLocked} onDone={onClose} onDirty={setDirty} />
    </Drawer>
  );
}
