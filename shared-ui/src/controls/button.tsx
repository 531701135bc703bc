import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from '../feedback/spinner';
import { Icon, type IconType } from '../icon';
import { mobile } from '../theme/media';

const sizes = {
  sm: css`--pad: 10px; gap: 5px; height: var(--h-sm); border-radius: var(--r-1); font-size: 12px; ${mobile} { height: 36px; }`,
  md: css`--pad: 14px; gap: 7px; height: var(--h-md); border-radius: var(--r-2); font-size: 13px; ${mobile} { height: 44px; }`,
  lg: css`--pad: 18px; gap: 7px; height: var(--h-lg); border-radius: var(--r-2); font-size: 14px;`,
};

const variants = {
  primary: css`
    background: var(--action); color: var(--text-on-action);
    &:hover { background: var(--action-hover); } &:active { background: var(--action-active); }
  `,
  secondary: css`
    background: var(--surface); border-color: var(--border-2); color: var(--text); &:hover { background: var(--surface-hover); }
  `,
  ghost: css`color: var(--text-2); &:hover { background: var(--surface-hover); color: var(--text); }`,
  danger: css`
    background: var(--surface); border-color: var(--danger-line); color: var(--danger-text); &:hover { background: var(--danger-soft); }
  `,
  dangerFilled: css`
    background: var(--danger); color: var(--surface);
    &:hover { background: color-mix(in srgb, var(--danger) 88%, var(--text)); }
  `,
  plate: css`
    background: var(--plate-text); color: var(--plate); &:hover { background: color-mix(in srgb, var(--plate-text) 88%, var(--plate)); }
  `,
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

interface LookProps { $variant: ButtonVariant; $size: ButtonSize; $block: boolean; $busy: boolean; $swaps: boolean }

// Busy: the spinner (14) and its gap take their room out of the padding, so the button keeps its width.
const busyPad = { sm: '9.5px', md: '10.5px', lg: '10.5px' };

const look = css<LookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  border: 1px solid transparent;
  background: transparent;
  line-height: 1;
  font-weight: var(--fw-semi);
  letter-spacing: -.005em;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--t-fast), border-color var(--t-fast), transform var(--t-fast);
  &:active { transform: translateY(.5px); }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  padding: 0 var(--pad);
  ${({ $block }) => $block && css`width: 100%;`}
  ${({ $busy, $swaps, $size }) => $busy && css`
    cursor: progress;
    ${!$swaps && css`padding: 0 calc(var(--pad) - ${busyPad[$size]});`}
  `}
  &:focus-visible { border-radius: var(--r-2); }
  &:disabled {
    background: var(--surface-hover); color: var(--text-disabled); border-color: transparent; cursor: not-allowed; transform: none;
  }
`;

const ButtonRoot = styled.button<LookProps>`${look}`;
const AnchorRoot = styled.a<LookProps>`${look}`;

interface OwnProps {
  /** `secondary` by default; one `primary` a view. `dangerFilled` only inside its confirm dialog. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** At work: a spinner before the label, the width locked, presses ignored, focus kept. */
  busy?: boolean;
  block?: boolean;
  icon?: IconType;
  iconEnd?: IconType;
  /** Renders a link that looks like the button. */
  href?: string;
  target?: string;
  rel?: string;
  children: ReactNode;
}

export type ButtonProps = OwnProps & Omit<ComponentPropsWithRef<'button'>, keyof OwnProps>;

/** What you press. Height 36 (28 `sm`, 44 `lg` and everywhere on mobile). */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  block = false,
  icon,
  iconEnd,
  href,
  target,
  rel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const own = { $variant: variant, $size: size, $block: block, $busy: busy, $swaps: icon !== undefined };
  const glyph = size === 'sm' ? 14 : 16;
  const content = (
    <>
      {busy ? <Spinner /> : icon && <Icon as={icon} size={glyph} />}
      {children}
      {iconEnd && <Icon as={iconEnd} size={glyph} />}
    </>
  );
  if (href !== undefined) {
    return (
      <AnchorRoot
        {...own}
        {...(rest as Omit<ComponentPropsWithRef<'a'>, 'href'>)}
        href={href}
        {...(target === undefined ? {} : { target })}
        {...(rel === undefined ? {} : { rel })}
        onClick={onClick as ((event: MouseEvent) => void) | undefined}
      >
        {content}
      </AnchorRoot>
    );
  }
  const press = busy ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <ButtonRoot {...own} {...rest} type={type} aria-busy={busy || undefined} aria-disabled={busy || rest['aria-disabled']} onClick={press}>
      {content}
    </ButtonRoot>
  );
}
