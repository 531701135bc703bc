import styled, { css } from 'styled-components';

/** The one loud surface: at most once a layer. Quiet text inside takes --plate-muted. */
export const Plate = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--r-4);
  background: var(--plate);
  color: var(--plate-text);
  & a:focus-visible, & button:focus-visible { outline-color: var(--plate-text); }
`;

const pads = { none: '0', md: '16px', lg: '20px' };

/** A quiet framed surface. No shadow: shadow means floating. */
export const Card = styled.section.withConfig({ shouldForwardProp: (name) => name !== 'pad' && name !== 'tone' })<{
  pad?: keyof typeof pads;
  /** `accent` is kept for the one suggested next step. */
  tone?: 'surface' | 'accent';
}>`
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  padding: ${({ pad = 'none' }) => pads[pad]};
  ${({ tone }) => tone === 'accent' && css`background: var(--accent-soft); border-color: var(--accent-line);`}
`;
