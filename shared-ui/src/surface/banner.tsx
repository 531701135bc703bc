import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon, type IconType } from '../icon';
import { CircleAlertIcon, InfoIcon, SparklesIcon, TriangleAlertIcon } from '../icons';
import { mobile } from '../theme/media';

const tones = {
  info: css`background: var(--info-soft); border-color: var(--info-line); --banner-icon: var(--info);`,
  warning: css`background: var(--warning-soft); border-color: var(--warning-line); --banner-icon: var(--warning);`,
  danger: css`background: var(--danger-soft); border-color: var(--danger-line); --banner-icon: var(--danger);`,
  plain: css`background: var(--surface-sunken); border-color: var(--border-2); --banner-icon: var(--text-2);`,
  accent: css`background: var(--accent-soft); border-color: var(--accent-line); --banner-icon: var(--accent);`,
};

const icons = { info: InfoIcon, plain: InfoIcon, warning: TriangleAlertIcon, danger: CircleAlertIcon, accent: SparklesIcon };

const Frame = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  align-items: center;
  gap: 11px;
  padding: 10px 12px 10px 14px;
  border: 1px solid;
  border-radius: 10px;
  color: var(--text);
  font-size: 13px;
  line-height: 18px;
  ${({ $tone }) => tones[$tone]}
  & > svg { color: var(--banner-icon); }
  ${mobile} { flex-wrap: wrap; }
`;

const Sentence = styled.div`flex: 1; min-width: 0;`;

export interface BannerProps {
  tone?: keyof typeof tones;
  icon?: IconType;
  /** One action: a small button or a link. */
  action?: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** A standing remark above content; a danger banner is announced at once, the others when there is a pause. */
export function Banner({ tone = 'info', icon = icons[tone], action, children }: BannerProps) {
  return (
    <Frame $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon as={icon} />
      <Sentence>{children}</Sentence>
      {action}
    </Frame>
  );
}
