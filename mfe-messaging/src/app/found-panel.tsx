import { H3, isComposing, XIcon } from '@heartwood/shared-ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconPress } from '../chat/icon-press';

const Found = styled.div`position: absolute; z-index: 2; inset: 60px 0 0; padding: 12px; background: var(--surface); overflow: auto;`;
const Head = styled.div`
  display: flex; align-items: center; gap: 6px; margin-bottom: 8px;
  & > :first-child { flex: 1; min-width: 0; } & > h2 { padding-left: 10px; &:focus { outline: none; } }
`;

export interface FoundPanelProps {
  /** What it is, and what its button closes. */
  title: string;
  /** Stands in the head in place of the title. */
  field?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** Over the messages of a conversation what was looked for in them. Esc and its button lead back to them: a phone has no Esc. */
export function FoundPanel({ title, field, onClose, children }: FoundPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onClose();
  };
  return (
    <Found role="region" aria-label={title} data-search onKeyDown={onKeyDown}>
      <Head>
        {field ?? <H3 as="h2" ref={heading} tabIndex={-1}>{title}</H3>}
        <IconPress icon={XIcon} label={`Close ${title.toLowerCase()}`} onClick={onClose} />
      </Head>
      {children}
    </Found>
  );
}
