import styled, { css } from 'styled-components';

/** A goal's own numbered tile. */
export const SdgNumber = styled.i<{ $solid?: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 30px;
  height: 30px;
  border: 1.5px solid var(--text-2);
  border-radius: 8px;
  font-style: normal;
  font-weight: 660;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  ${({ $solid }) => $solid && css`border-color: var(--text); background: var(--text); color: var(--surface);`}
`;
