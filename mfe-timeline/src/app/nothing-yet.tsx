import { Button, EmptyState } from '@heartwood/shared-ui';
import type { Timeline } from '../timeline/timeline';

/** The first visit: what will stand here, and the first thing to do. */
export function NothingYet({ timeline: { canEdit }, onAdd }: { timeline: Timeline; onAdd(): void }) {
  return (
    <EmptyState
      title="What do you want to reach by when?"
      text={canEdit ? 'Goals and phases stand here along time.' : 'Goals and phases stand here once the team has added them.'}
      {...(canEdit && { action: <Button onClick={onAdd}>Add goal</Button> })}
    />
  );
}
