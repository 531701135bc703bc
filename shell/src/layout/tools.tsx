import { useUnit } from 'effector-react';
import styled, { css } from 'styled-components';
import { Count, Icon, IconButtonLook, mobile, shownCount, useIsMobile } from '@heartwood/shared-ui';
import { $tools, type RemoteTool } from '../registry/tools.model';
import { $openSlots, closeSlot, openSlot } from '../slots/open-slots.model';
import { useBadge } from './badge-count';
import { menuIcon } from './menu-icons';
import { warming } from './nav-link';

const Press = styled(IconButtonLook)<{ $noPhone: boolean }>`${({ $noPhone }) => $noPhone && css`${mobile} { display: none; }`}`;
const Corner = styled.span`position: absolute; top: 1px; right: 0; display: flex; ${mobile} { top: 4px; right: 2px; }`;

/** The header's tools that published remotes bring: each opens and closes its slot. */
export function Tools() {
  return useUnit($tools).map((tool) => <Tool key={tool.id} tool={tool} />);
}

function Tool({ tool: { label, icon, slot, key: letter, badge, phone, remote } }: { tool: RemoteTool }) {
  const isOpen = useUnit($openSlots).some(({ name }) => name === slot);
  const isMobile = useIsMobile();
  const count = useBadge(badge);
  const upper = letter?.toUpperCase();
  return (
    <Press
      type="button" $size="md" $on={isOpen} $noPhone={phone === false}
      aria-label={count > 0 ? `${label}, ${shownCount(count)} new` : label} aria-pressed={isOpen}
      data-tip={upper === undefined ? label : `${label} (${upper})`} {...(upper !== undefined && { 'aria-keyshortcuts': upper })}
      {...warming(remote)}
      onClick={() => (isOpen ? closeSlot(slot) : openSlot({ name: slot, params: {} }))}
    >
      <Icon as={menuIcon(icon)} {...(isMobile && { size: 22 })} />
      {count > 0 ? <Corner aria-hidden><Count value={count} /></Corner> : null}
    </Press>
  );
}
