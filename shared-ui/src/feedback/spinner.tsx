import styled, { css, keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Circle = styled.span<{ $large: boolean }>`
  display: inline-block;
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} .8s linear infinite;
  ${({ $large }) => $large && css`width: 20px; height: 20px; color: var(--action);`}
`;

export interface SpinnerProps { size?: 'md' | 'lg'; /** Without a label it is decoration, as in a busy button. */ label?: string }

export function Spinner({ size = 'md', label }: SpinnerProps) {
  return label === undefined
    ? <Circle $large={size === 'lg'} aria-hidden />
    : <Circle $large={size === 'lg'} role="status" aria-label={label} />;
}
