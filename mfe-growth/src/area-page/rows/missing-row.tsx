import { Text, TextLink } from '@heartwood/shared-ui';
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

/** Names what is missing, and offers it. Never red: nothing is wrong. */
export function MissingRow({ text, actionLabel, onAction }: { text: string; actionLabel?: string; onAction?: () => void }) {
  return (
    <Frame>
      <Text size="dense" tone="2">{text}</Text>
      {actionLabel && onAction ? <TextLink as="button" type="button" style={{ fontSize: 13 }} onClick={onAction}>{actionLabel}</TextLink> : null}
    </Frame>
  );
}
