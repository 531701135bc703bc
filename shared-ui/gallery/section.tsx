import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.section`display: flex; flex-direction: column; gap: 12px; break-inside: avoid; margin-bottom: 34px;`;
const Title = styled.h2`font-size: 12px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-3);`;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return <Frame><Title>{title}</Title>{children}</Frame>;
}
