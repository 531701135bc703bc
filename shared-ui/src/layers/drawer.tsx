import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButtonLook } from '../controls/icon-button-look';
import { Icon } from '../icon';
import { ArrowLeftIcon, XIcon } from '../icons';
import { H3 } from '../text/text';
import { mobile, useIsMobile } from '../theme/media';
import { DialogFrame } from './dialog-frame';

const fromLeft = keyframes`from { transform: translateX(-100%); }`;
const fromRight = keyframes`from { transform: translateX(100%); }`;

const surface = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--surface-raised);
  color: var(--text);
`;

const Place = styled(Radix.Content)<{ $side: 'left' | 'right'; $width: number; $gap: number }>`
  position: fixed;
  top: ${({ $gap }) => $gap}px;
  bottom: ${({ $gap }) => $gap}px;
  ${({ $side }) => $side}: ${({ $gap }) => $gap}px;
  display: flex;
  width: ${({ $width }) => $width}px;
  max-width: 100vw;
  &:focus-visible { outline: none; }
  ${mobile} { inset: 0; width: 100vw; }
`;

const Sliding = styled.div<{ $side: 'left' | 'right'; $gap: number }>`
  ${surface}
  ${({ $gap }) => $gap > 0 && css`border-radius: 16px; overflow: hidden; ${mobile} { border-radius: 0; }`}
  box-shadow: var(--shadow-3);
  animation: ${({ $side }) => ($side === 'left' ? fromLeft : fromRight)} var(--t-slow) var(--ease-out);
`;

const Inline = styled.aside<{ $side: 'left' | 'right'; $width: number }>`
  ${surface}
  flex: none;
  width: ${({ $width }) => $width}px;
  border-${({ $side }) => ($side === 'left' ? 'right' : 'left')}: 1px solid var(--border);
  &:focus-visible { outline: none; }
  ${mobile} { position: fixed; inset: 0; z-index: var(--z-drawer); width: auto; border: 0; }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: 56px;
  padding: 0 10px 0 20px;
  border-bottom: 1px solid var(--border);
  ${mobile} { height: 60px; padding: 0 6px; gap: 8px; }
`;
const Title = styled(H3)`flex: 1; min-width: 0;`;
const Body = styled.div`flex: 1; min-height: 0; padding: 18px 20px; overflow: auto;`;
const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid var(--border);
`;

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: 'left' | 'right';
  /** 440 unless given; full screen on mobile. */
  width?: number;
  /** Over a scrim, focus trapped. False: a panel in the flow that pushes the content; render it where it belongs. */
  modal?: boolean;
  dirty?: boolean;
  /** Stands off the edges of the screen, with round corners; not on mobile. */
  inset?: boolean;
  /** Before the title: a mark. */
  lead?: ReactNode;
  /** Beside the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel at the side. Below 1024 it takes the screen and its cross becomes "Back". */
export function Drawer({
  open,
  onClose,
  title,
  side = 'right',
  width = 440,
  modal = true,
  dirty = false,
  inset = false,
  lead,
  actions,
  footer,
  children,
}: DrawerProps) {
  const parts = { title, onClose, lead, actions, footer, children };
  if (!modal) return open ? <PushingDrawer side={side} width={width} {...parts} /> : null;
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      dirty={dirty}
      renderContent={({ host, ...content }) => (
        <Place {...content} $side={side} $width={width} $gap={inset ? 8 : 0}>
          <Sliding $side={side} $gap={inset ? 8 : 0}>
            <DrawerParts {...parts} renderTitle={(heading) => <Radix.Title asChild>{heading}</Radix.Title>} />
          </Sliding>
          {host}
        </Place>
      )}
    />
  );
}

type Parts = Pick<DrawerProps, 'title' | 'onClose' | 'lead' | 'actions' | 'footer' | 'children'>;

function PushingDrawer({ side, width, ...parts }: Parts & { side: 'left' | 'right'; width: number }) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    parts.onClose();
  };
  return (
    <Inline ref={root} tabIndex={-1} aria-labelledby={id} $side={side} $width={width} onKeyDown={onKeyDown}>
      <DrawerParts {...parts} titleId={id} renderTitle={(heading) => heading} />
    </Inline>
  );
}

function DrawerParts({
  title,
  titleId,
  onClose,
  lead,
  actions,
  footer,
  children,
  renderTitle,
}: Parts & { titleId?: string; renderTitle: (heading: ReactNode) => ReactNode }) {
  const isMobile = useIsMobile();
  const close = (
    <IconButtonLook type="button" $size={isMobile ? 'md' : 'sm'} aria-label={isMobile ? 'Back' : 'Close'} onClick={onClose}>
      <Icon as={isMobile ? ArrowLeftIcon : XIcon} />
    </IconButtonLook>
  );
  return (
    <>
      <Head>
        {isMobile ? close : null}
        {lead}
        {renderTitle(
          <Title as="h2" {...(titleId === undefined ? {} : { id: titleId })}>
            {title}
          </Title>,
        )}
        {actions}
        {isMobile ? null : close}
      </Head>
      <Body data-layer-part="body">{children}</Body>
      {footer === undefined ? null : <Foot data-layer-part="foot">{footer}</Foot>}
    </>
  );
}
