import { Icon, IconButtonLook, type IconType } from '@heartwood/shared-ui';
import type { ComponentPropsWithRef } from 'react';

type PressProps = { icon: IconType; label: string; $on?: boolean } & ComponentPropsWithRef<'button'>;

/** A small icon button whose tip is an attribute. */
export function Press({ icon, label, children, ...rest }: PressProps) {
  return <IconButtonLook type="button" {...rest} $size="sm" aria-label={label} data-tip={label}>
    <Icon as={icon} size={16} />
    {children}
  </IconButtonLook>;
}
