import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon, isComposing, mobile, SearchIcon } from '@heartwood/shared-ui';

const appear = keyframes`from { opacity: 0; }`;

/** Over the page, so that no press reaches it. */
const Cover = styled.div`position: fixed; inset: 0; z-index: var(--z-modal); display: grid;`;

// The palette's first line, in its place. Seen only where the network lets one wait.
const Line = styled.div`
  place-self: start center;
  display: flex;
  align-items: center;
  gap: 10px;
  width: 560px;
  max-width: calc(100vw - 24px);
  margin-top: 12vh;
  padding: 0 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-4);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  color: var(--text-3);
  animation: ${appear} var(--t-base) 200ms var(--ease-out) backwards;
  ${mobile} { margin-top: 12px; }
`;
const Field = styled.input`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  font-size: 15px;
  &:focus-visible { outline: none; }
  ${mobile} { font-size: 16px; }
`;

interface WaitingFieldProps {
  typed: string;
  onType: (typed: string) => void;
  onEnter: () => void;
  onComposing: (isComposing: boolean) => void;
  /** Where the focus came from, for whoever closes the search. */
  openedFrom: RefObject<HTMLElement | null>;
  /** Nothing else of the search is there yet: the focus stays here. */
  isAlone: boolean;
  onClose: () => void;
}

/** A real field, not a list of keys: input methods, pasting and a phone's keyboard work in it. */
export function WaitingField({ typed, onType, onEnter, onComposing, openedFrom, isAlone, onClose }: WaitingFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const own = field.current;
    if (!own) return undefined;
    const release = hideFromTraps(own);
    openedFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    own.focus();
    return () => {
      if (document.activeElement === own) openedFrom.current?.focus();
      release();
    };
  }, [openedFrom]);

  const keyPressed = (event: KeyboardEvent): void => {
    if (isComposing(event) || !['Enter', 'Escape', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') onEnter();
    if (event.key === 'Escape') onClose();
  };
  return (
    <Cover onPointerDown={(event) => { if (event.target === event.currentTarget) onClose(); }}>
      <Line role="dialog" aria-label="Search" aria-busy="true">
        <Icon as={SearchIcon} />
        <Field
          ref={field} aria-label="Search" autoComplete="off" autoCorrect="off" spellCheck={false}
          value={typed} onChange={({ target }) => onType(target.value)} onKeyDown={keyPressed}
          onCompositionStart={() => onComposing(true)} onCompositionEnd={() => onComposing(false)}
          onBlur={({ relatedTarget }) => {
            if (!isAlone) return;
            // A layer that closes gives the focus back a moment later: it has it when the search is closed.
            if (relatedTarget instanceof HTMLElement) openedFrom.current = relatedTarget;
            queueMicrotask(() => field.current?.focus());
          }}
        />
      </Line>
    </Cover>
  );
}

/** An open layer keeps the focus inside itself; it listens at the document, where nothing is heard of this field. */
function hideFromTraps(field: HTMLElement): () => void {
  const moved = (event: FocusEvent): void => {
    if (event.target === field || event.relatedTarget === field) event.stopPropagation();
  };
  const page = document.documentElement;
  page.addEventListener('focusin', moved);
  page.addEventListener('focusout', moved);
  return () => {
    page.removeEventListener('focusin', moved);
    page.removeEventListener('focusout', moved);
  };
}
