import { Text, TextLink } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 38px;
  padding: 8px 14px;
  border: 1.25px dashed var(--hollow);
  border-radius: 10px;
`;

interface MissingRowProps {
  text: ReactNode;
  actionLabel?: string;
  /** What the action is about, where several say the same. */
  actionFor?: string;
  onAction?: () => void;
}

/** Names what is missing, and offers it. Never red: nothing is wrong. */
export function MissingRow({ text, actionLabel, actionFor, onAction }: MissingRowProps) {
  return (
    <Frame>
      <Text size="dense" tone="2">{text}</Text>
      {actionLabel && onAction ? (
        <TextLink
          as="button" type="button" aria-label={actionFor && `${actionLabel}: ${actionFor}`} style={{ flex: 'none', fontSize: 13 }}
          onClick={onAction}
        >
          {actionLabel}
        </TextLink>
      ) : null}
    </Frame>
  );
}
