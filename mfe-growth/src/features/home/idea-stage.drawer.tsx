import { useCompany } from '@heartwood/client-kit/company';
import { moduleOf } from '@heartwood/contract/domain';
import { Drawer, EmptyState } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { ModuleRowFragment } from '../../generated/graphql';
import { closureWords } from '../../module/closed-words';
import { IdeaStageBody, type IdeaStageKey } from './idea-stage-body';

export interface IdeaStageDrawerProps {
  moduleKey: IdeaStageKey;
  module: ModuleRowFragment;
  /** The owner's name. */
  owner: string;
  onClose: () => void;
}

/** Sectors or stage, beside the home. */
export function IdeaStageDrawer({ moduleKey, module, owner, onClose }: IdeaStageDrawerProps) {
  const { isManager } = useCompany();
  const [dirty, setDirty] = useState(false);
  return (
    <Drawer open onClose={onClose} title={moduleOf(moduleKey).label} dirty={dirty}>
      {module.isHidden ? <EmptyState title="Access Denied." text={closureWords('hidden', moduleKey, { owner, isManager })} /> : (
        <IdeaStageBody moduleKey={moduleKey} canEdit={module.canEdit && !module.isLocked} onDone={onClose} onDirty={setDirty} />
      )}
    </Drawer>
  );
}
