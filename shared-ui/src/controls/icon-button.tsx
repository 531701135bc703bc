import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconType } from '../icon';
import { Tooltip } from '../layers/tooltip';
import { Count, shownCount } from '../surface/badge';
import { mobile } from '../theme/media';
import { IconButtonLook, type IconButtonSize } from './icon-button-look';

const Corner = styled.span`
  position: absolute;
  top: 1px;
  right: 0;
  display: flex;
  ${mobile} { top: 5px; right: 3px; }
`;

interface OwnProps {
  icon: IconType;
  /** The accessible name and the tooltip. */
  label: string;
  size?: IconButtonSize;
  /** Makes it a toggle and shows it pressed. */
  on?: boolean;
  /** Unread things; said after the label: "Chat, 5 new". */
  count?: number;
  /** Shown at the end of the tooltip. */
  shortcut?: string;
}

export type IconButtonProps = OwnProps & Omit<ComponentPropsWithRef<'button'>, keyof OwnProps | 'children'>;

/** An icon alone: always named, always with a tooltip. */
export function IconButton({ icon, label, size = 'md', on, count = 0, shortcut, type = 'button', ...rest }: IconButtonProps) {
  const name = count > 0 ? `${label}, ${shownCount(count)} new` : label;
  return (
    <Tooltip text={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <IconButtonLook {...rest} type={type} $size={size} $on={on ?? false} aria-label={name} aria-pressed={on}>
        <Icon as={icon} size={size === 'sm' ? 16 : 18} />
        {count > 0 ? <Corner aria-hidden><Count value={count} /></Corner> : null}
      </IconButtonLook>
    </Tooltip>
  );
}
