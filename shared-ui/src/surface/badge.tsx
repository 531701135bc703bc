import styled, { css } from 'styled-components';

const tones = {
  neutral: css`background: var(--surface-hover); color: var(--text-2);`,
  accent: css`background: var(--accent-soft); color: var(--accent-strong);`,
  success: css`background: var(--success-soft); color: var(--success-text);`,
  warning: css`background: var(--warning-soft); color: var(--warning-text);`,
  danger: css`background: var(--danger-soft); color: var(--danger-text);`,
  info: css`background: var(--info-soft); color: var(--info-text);`,
};

/** Status words only. */
export const Badge = styled.span.withConfig({ shouldForwardProp: (name) => name !== 'tone' })<{ tone?: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 20px;
  padding: 0 7px;
  border-radius: 5px;
  font-size: 11px;
  font-weight: var(--fw-semi);
  white-space: nowrap;
  ${({ tone = 'neutral' }) => tones[tone]}
`;

const CountPill = styled.span`
  display: inline-block;
  min-width: 17px;
  height: 17px;
  padding: 0 5px;
  border-radius: var(--r-full);
  background: var(--action);
  color: var(--text-on-action);
  font: var(--fw-bold) 10.5px/17px var(--font);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** What a count reads: the cap is "99+". */
export function shownCount(value: number): string {
  return value > 99 ? '99+' : String(value);
}

/** A number of unread things; above 99 it reads "99+", at nought it is not there. */
export function Count({ value }: { value: number }) {
  return value > 0 ? <CountPill>{shownCount(value)}</CountPill> : null;
}
