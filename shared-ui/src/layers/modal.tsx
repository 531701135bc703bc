import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButtonLook } from '../controls/icon-button-look';
import { Icon } from '../icon';
import { XIcon } from '../icons';
import { H2 } from '../text/text';
import { mobile } from '../theme/media';
import { DialogFrame } from './dialog-frame';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const slideUp = keyframes`from { transform: translateY(100%); }`;

const Place = styled(Radix.Content)<{ $size: number }>`
  position: relative;
  place-self: center;
  display: flex;
  width: ${({ $size }) => $size}px;
  max-width: calc(100vw - 48px);
  max-height: calc(100dvh - 48px);
  &:focus-visible { outline: none; }
  ${mobile} { place-self: end stretch; width: auto; max-width: none; max-height: calc(100dvh - 24px); }
`;

// The animation moves the surface and not the content box, which holds the popovers: a moving ancestor would displace them.
const Surface = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-4);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  color: var(--text);
  animation: ${rise} var(--t-base) var(--ease-out);
  ${mobile} { border-radius: 16px 16px 0 0; animation: ${slideUp} var(--t-slow) var(--ease-out); }
`;

const Head = styled.div`display: flex; align-items: flex-start; gap: 12px; padding: 20px 24px 6px;`;
const Titles = styled.div`flex: 1; min-width: 0;`;
const Subtitle = styled.p`margin-top: 4px; font-size: 13px; line-height: 19px; color: var(--text-2);`;
const Close = styled(IconButtonLook)`margin: -2px -6px 0 0;`;
const Body = styled.div`
  flex: 1; min-height: 0; padding: 10px 24px 20px; overflow: auto; font-size: var(--fs-dense); line-height: var(--lh-dense);
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-top: 1px solid var(--border);
  background: var(--surface-sunken);
  ${mobile} { padding-bottom: calc(14px + env(safe-area-inset-bottom)); flex-wrap: wrap; }
`;

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  size?: 440 | 560 | 720 | 860 | 940;
  /** There is unsaved work: Esc and the scrim no longer close it. */
  dirty?: boolean;
  /** False: it is answered by its own buttons alone. */
  hasClose?: boolean;
  children?: ReactNode;
}

/** A dialog over a scrim: focus stays inside and goes back where it was. Below 1024 it is a bottom sheet. */
export function Modal({ open, onClose, title, subtitle, footer, size = 440, dirty = false, hasClose = true, children }: ModalProps) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      dirty={dirty}
      renderContent={({ host, ...content }) => (
        <Place {...content} $size={size}>
          <Surface>
            <Head>
              <Titles>
                <Radix.Title asChild><H2 as="h2">{title}</H2></Radix.Title>
                {subtitle === undefined ? null : <Subtitle>{subtitle}</Subtitle>}
              </Titles>
              {hasClose ? <Close type="button" $size="sm" aria-label="Close" onClick={onClose}><Icon as={XIcon} /></Close> : null}
            </Head>
            <Body data-layer-part="body">{children}</Body>
            {footer === undefined ? null : <Foot data-layer-part="foot">{footer}</Foot>}
          </Surface>
          {host}
        </Place>
      )}
    />
  );
}
