import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Text } from '../text/text';
import type { LostPart } from './lost-part';
import { useReported } from './lost-parts';

/** For a part of a page: `failed: inPlace('The calendar')`. What stands beside it, and what is typed there, goes on. */
export const inPlace = (what: string) => (lost: LostPart): ReactNode => <Lost what={what} lost={lost} />;

function Lost({ what, lost: { error, retry } }: { what: string; lost: LostPart }) {
  useReported(error);
  return (
    <div role="status">
      <Text as="p" size="small" tone="2">{what} could not be loaded.</Text>
      <Button size="sm" onClick={retry} style={{ marginTop: 8 }}>Try again</Button>
    </div>
  );
}
