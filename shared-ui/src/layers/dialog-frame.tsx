import * as Radix from '@radix-ui/react-dialog';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { LayerHostContext } from './layer-host';

const appear = keyframes`from { opacity: 0; }`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  /* What is wider than the screen scrolls where it stands, and does not widen the dialog. */
  grid-template-columns: minmax(0, 1fr);
  background: var(--scrim);
  animation: ${appear} var(--t-base) var(--ease-out);
`;

interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  /** Esc and a press on the scrim do nothing: there is something to lose. The cross and Cancel still work. */
  dirty?: boolean;
  /** Who gets the focus back, if something stood in for this layer and has the focus when it opens. */
  openedFrom?: RefObject<HTMLElement | null> | undefined;
  /** What holds the surface on the scrim: a centred box, a sheet, a drawer. */
  renderContent: (props: DialogContentProps) => ReactNode;
}

interface DialogContentProps extends Radix.DialogContentProps {
  /** To be rendered last inside the content: where popovers of this dialog go. */
  host: ReactNode;
}

/**
 * What modals and drawers share: scrim, focus trap, Esc for the top layer only, and the focus given back to whatever had
 * it (Radix gives it back to its own trigger alone, and our dialogs are opened from anywhere).
 */
export function DialogFrame({ open, onClose, dirty = false, openedFrom, renderContent }: DialogFrameProps) {
  const before = useRef<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const guard = (event: { preventDefault: () => void }) => {
    if (dirty) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
      <Radix.Portal>
        <Scrim>
          <LayerHostContext.Provider value={host}>
            {renderContent({
              host: <div ref={setHost} />,
              'aria-describedby': undefined,
              onEscapeKeyDown: guard,
              onPointerDownOutside: guard,
              onOpenAutoFocus: (event) => {
                const focused = openedFrom ? openedFrom.current : document.activeElement;
                before.current = focused instanceof HTMLElement ? focused : null;
                const first = firstStop(event.target);
                if (!first) return;
                event.preventDefault();
                first.focus();
              },
              onCloseAutoFocus: (event) => {
                event.preventDefault();
                // A turn after it has gone: what has taken the focus since, a search that was opened at once, keeps it.
                if (before.current && document.activeElement?.contains(before.current)) before.current.focus();
              },
            })}
          </LayerHostContext.Provider>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}

const stops = ['input', 'select', 'textarea', 'button', 'a[href]', '[contenteditable="true"]', '[tabindex="0"]']
  .map((stop) => `${stop}:not(:disabled)`).join(',');

// Reading starts in the body (or with the safe button of the foot), not on the cross that happens to stand first.
function firstStop(content: EventTarget | null): HTMLElement | null {
  if (!(content instanceof HTMLElement)) return null;
  for (const part of ['body', 'foot']) {
    const place = content.querySelector<HTMLElement>(`[data-layer-part="${part}"]`);
    const found = place?.querySelector<HTMLElement>(stops) ?? (place?.matches(stops) ? place : null);
    if (found) return found;
  }
  return null;
}
