import { H3 } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.section`display: grid; gap: 12px; align-content: start;`;
const Facts = styled.dl`
  display: grid; grid-template-columns: 1fr 1fr; gap: 14px 20px; margin: 0; font-size: var(--fs-small); line-height: var(--lh-small);
  & dt { color: var(--text-3); } & dd { margin: 1px 0 0; font-weight: var(--fw-semi); overflow-wrap: anywhere; }
`;

/** A heading and what belongs to it, beside or below what is chosen. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return <Frame aria-label={title}><H3 as="h2">{title}</H3>{children}</Frame>;
}

/** Words in pairs; what is not told is not there. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const told = facts.filter(([, value]) => value != null && value !== '');
  if (told.length === 0) return null;
  return <Facts>{told.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</Facts>;
}
