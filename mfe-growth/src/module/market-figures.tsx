import type { ReactNode } from 'react';
import styled from 'styled-components';

const inLines = '@container figures (max-width: 339.98px)';
const Frame = styled.div`container: figures / inline-size;`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, max-content));
  gap: 12px 24px;
  margin: 0 0 4px;
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dd {
    margin: 0;
    font-size: 24px;
    font-weight: var(--fw-semi);
    line-height: 30px;
    letter-spacing: -.02em;
    font-variant-numeric: tabular-nums;
  }
  & dt { font-size: 12px; line-height: 17px; color: var(--text-3); }
  @container figures (max-width: 399.98px) { column-gap: 14px; }
  ${inLines} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 6px;
    & > div { flex-direction: row; align-items: baseline; justify-content: space-between; gap: 12px; }
    & dd { font-size: 20px; line-height: 26px; }
  }
`;

/** TAM, SAM and SOM for readers, each a `div` of its name and its figure: side by side where all three have room, else a line each. */
export const MarketFigures = ({ children }: { children: ReactNode }) => <Frame><Figures>{children}</Figures></Frame>;
