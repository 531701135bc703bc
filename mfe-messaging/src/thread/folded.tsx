import { TextLink } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

const MOST_CHARACTERS = 900;
const MOST_LINES = 14;
/** px: about thirteen lines. */
const SHOWN = 248;

const Words = styled.div<{ $isFolded: boolean }>`
  ${({ $isFolded }) => $isFolded && `
    max-height: ${SHOWN}px; overflow: hidden;
    mask-image: linear-gradient(to bottom, #000 calc(100% - 56px), transparent);
  `}
`;
const More = styled(TextLink)`display: block; margin-top: 4px; font-size: 12px; line-height: 17px; color: inherit;`;

/** Told by the words alone: a message has its height before it comes into view. */
export const isLong = (body: string): boolean => body.length > MOST_CHARACTERS || body.split('\n').length > MOST_LINES;

/** Ids of messages that were opened in full; they stay so when one comes back to the conversation. */
const opened = new Set<string>();

export interface FoldedProps {
  id: string;
  body: string;
  /** Somebody came for this very message: what they look for may be at its end. */
  isMarked: boolean;
  children: ReactNode;
}

/** A long message shows its beginning; the rest comes by a press, or with the focus on something in it. */
export function Folded({ id, body, isMarked, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(() => opened.has(id));
  if (!isLong(body)) return children;
  const isFolded = !isOpen && !isMarked;
  const turn = (open: boolean) => {
    if (open) opened.add(id);
    else opened.delete(id);
    setOpen(open);
  };
  return (
    <>
      <Words $isFolded={isFolded} onFocus={() => turn(true)}>{children}</Words>
      {isMarked && !isOpen ? null : (
        <More as="button" type="button" aria-expanded={isOpen} onClick={() => turn(!isOpen)}>{isOpen ? 'Show less' : 'Show all'}</More>
      )}
    </>
  );
}
