import { Button, EmptyState } from '@heartwood/shared-ui';
import { SEARCH_START } from '../../person/places';

/** Never there, gone, banned, or not the viewer's to see: all of them say the same. */
export function Gone({ kind }: { kind: 'person' | 'company' }) {
  return (
    <EmptyState
      level={1} title="This profile is not here" text={`The ${kind} left, or the link is wrong.`}
      action={<Button href={SEARCH_START}>{kind === 'person' ? 'Search people' : 'Search companies'}</Button>}
    />
  );
}
