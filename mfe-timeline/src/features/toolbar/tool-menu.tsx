import { Menu, type MenuItem } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';

/** What a tool offers; fetched when its button is pressed, and open at once. */
export function ToolMenu({ trigger, label, items }: { trigger: ReactElement; label: string; items: readonly MenuItem[] }) {
  return <Menu defaultOpen label={label} trigger={trigger} items={items} />;
}
