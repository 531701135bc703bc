import { latePart } from '@heartwood/shared-ui';
import type { HomeCardProps } from './home-card';
import { IDEA_STAGE_KEYS } from './idea-stage-parts';
import { useCardOnHome } from './use-card-on-home';

// The card comes when somebody opens it.
const IdeaStageCard = latePart(() => import('./idea-stage-card').then((part) => part.IdeaStageCard));

/** `?module=businessSectors` and `?module=businessStage`: the idea stage has no page of its own. */
export function IdeaStage(props: HomeCardProps) {
  const { openKey, close } = useCardOnHome(IDEA_STAGE_KEYS);
  return openKey === null ? null : <IdeaStageCard openKey={openKey} onClose={close} {...props} />;
}
