import { Drawer, Text } from '@heartwood/shared-ui';

/** A link to what was deleted meanwhile. */
export function Gone({ what, onClose, isOver = false }: { what: string; onClose(): void; isOver?: boolean }) {
  return <Drawer open modal={isOver} title={`This ${what} is not there any more`} onClose={onClose}>
    <Text>It was deleted, or the link is wrong.</Text>
  </Drawer>;
}
