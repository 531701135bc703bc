import { useShell } from '@heartwood/contract/kit';
import { Button, Text, type LostPart as Lost } from '@heartwood/shared-ui';
import { useEffect } from 'react';

/** In place of a part of the page that could not be fetched, small: what is written beside it goes on. */
export function LostPart({ what, lost: { error, retry } }: { what: string; lost: Lost }) {
  const shell = useShell();
  useEffect(() => void shell.report(error, { where: what }), [shell, error, what]);
  return (
    <div role="status">
      <Text as="p" size="small" tone="2">{what} could not be loaded.</Text>
      <Button size="sm" onClick={retry} style={{ marginTop: 8 }}>Try again</Button>
    </div>
  );
}
