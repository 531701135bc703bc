import { useEffect, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';

const shimmer = keyframes`50% { opacity: .55; }`;

/** A grey stand-in with the size of what is loading. Decoration: mark the region `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true }).withConfig({
  shouldForwardProp: (name) => name !== 'width' && name !== 'height' && name !== 'round',
})<{ width?: number | string; height?: number; round?: boolean }>`
  display: block;
  width: ${({ width = '100%' }) => (typeof width === 'number' ? `${width}px` : width)};
  height: ${({ height = 12 }) => height}px;
  border-radius: ${({ round }) => (round ? '50%' : '5px')};
  background: var(--surface-hover);
  @media (prefers-reduced-motion: no-preference) { ${css`animation: ${shimmer} 1.4s ease-in-out infinite;`} }
`;

/** False until `ms` have passed: what loads faster than that shows no skeleton at all. */
export function useDelayed(ms = 150): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
