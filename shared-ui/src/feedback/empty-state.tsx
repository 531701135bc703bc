import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SevenRing } from '../progress/seven-ring';
import { H3 } from '../text/text';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 28px 24px;
  text-align: center;
`;
const Title = styled(H3)`margin-top: 10px;`;
const Words = styled.p`max-width: 44ch; font-size: var(--fs-dense); line-height: var(--lh-dense); color: var(--text-2);`;
const Actions = styled.div`display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-top: 8px;`;

export interface EmptyStateProps {
  title: string;
  /** One sentence: what will appear here, or what to do. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  secondary?: ReactNode;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2;
}

/** Nothing here yet, or nothing came: a hollow ring, a title, a sentence, an action. */
export function EmptyState({ title, text, action, secondary, level = 2 }: EmptyStateProps) {
  return (
    <Frame>
      <SevenRing size={64} solid={0} gap={6} hole={19 / 31} />
      <Title as={level === 1 ? 'h1' : 'h2'}>{title}</Title>
      {text === undefined ? null : <Words>{text}</Words>}
      {action === undefined && secondary === undefined ? null : <Actions>{action}{secondary}</Actions>}
    </Frame>
  );
}
