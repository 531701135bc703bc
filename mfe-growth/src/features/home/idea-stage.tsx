import { useNavigate, useSearchParams } from 'react-router';
import { latePart } from '@heartwood/shared-ui';
import type { ModuleRowFragment } from '../../generated/graphql';

// The drawer and its forms come when somebody opens one.
const IdeaStageDrawer = latePart(() => import('./idea-stage.drawer').then((part) => part.IdeaStageDrawer));

const KEYS = ['businessSectors', 'businessStage'] as const;

/** `?module=businessSectors` and `?module=businessStage`: the idea stage has no page of its own. */
export function IdeaStage({ modules, owner }: { modules: readonly ModuleRowFragment[]; owner: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get('module');
  const key = KEYS.find((each) => each === wanted);
  const module = modules.find((each) => each.key === key);
  if (!key || !module) return null;
  return <IdeaStageDrawer moduleKey={key} module={module} owner={owner} onClose={() => void navigate('/', { replace: true })} />;
}
