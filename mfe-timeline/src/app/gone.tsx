import { Drawer, Text } from '@heartwood/shared-ui';

/** A link to what was deleted meanwhile. */
export function Gone({ what, onClose }: { what: string; onClose(): void }) {
  return <Drawer open modal={false} title={`This ${what} is not there any more`} onClose={onClose}><Text>It was deleted, or the link is wrong.</Text></Drawer>;
}
