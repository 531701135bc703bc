import { isModuleKey, moduleOf } from '@heartwood/contract/domain';
import { Drawer, Skeleton } from '@heartwood/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ModuleRowFragment } from '../../generated/graphql';
import { modulePath } from '../../module/module-page';

// Forms come when somebody opens one.
const IdeaStageBody = lazy(() => import('./idea-stage-body').then((module) => ({ default: module.IdeaStageBody })));

const IDEA_STAGE = ['businessSectors', 'businessStage'] as const;

/** `?module=businessSectors` and `?module=businessStage`: the idea stage has no page of its own. */
export function IdeaStageDrawer({ modules }: { modules: readonly ModuleRowFragment[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get('module');
  const key = IDEA_STAGE.find((each) => each === wanted);
  const module = modules.find((each) => each.key === key);
  const [dirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    void navigate('/', { replace: true });
  };
  if (!key || !module || module.isHidden || !isModuleKey(key) || modulePath(key) === null) return null;
  return (
    <Drawer open onClose={close} title={moduleOf(key).label} dirty={dirty}>
      <Suspense fallback={<Skeleton height={120} />}>
        <IdeaStageBody moduleKey={key} canEdit={module.canEdit && !module.isLocked} onDone={close} onDirty={setDirty} />
      </Suspense>
    </Drawer>
  );
}
