import { latePart } from '@heartwood/shared-ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { IDEA_STAGE_KEYS, type IdeaStageKey, type IdeaStageProps } from './idea-stage-parts';

// The card comes when somebody opens it.
const IdeaStageCard = latePart(() => import('./idea-stage-card').then((part) => part.IdeaStageCard));

/** `?module=businessSectors` and `?module=businessStage`: the idea stage has no page of its own. */
export function IdeaStage(props: IdeaStageProps) {
  const [search, setSearch] = useSearchParams();
  const key = IDEA_STAGE_KEYS.find((each) => each === search.get('module'));
  const closed = useRef<IdeaStageKey | null>(null);
  // The focus goes back to the row that leads here, once the home is laid out without the card.
  useEffect(() => {
    if (key || closed.current === null) return;
    document.querySelector<HTMLElement>(`li a[href$="?module=${closed.current}"]`)?.focus();
    closed.current = null;
  }, [key]);
  if (!key) return null;
  const close = () => {
    closed.current = key;
    setSearch((present) => {
      const next = new URLSearchParams(present);
      next.delete('module');
      return next;
    }, { replace: true });
  };
  return <IdeaStageCard openKey={key} onClose={close} {...props} />;
}
