import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

export const FactList = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  row-gap: 4px;
  align-items: center;
  margin: 0;
  font-size: 13px;
  & > dt { color: var(--text-3); font-weight: var(--fw-medium); }
  & > dd { display: flex; align-items: center; gap: 7px; min-width: 0; min-height: 28px; margin: 0; font-weight: var(--fw-medium); }
`;

/** A value that can be changed in place: it looks like text until it is pointed at. */
export const FactButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 28px;
  margin-left: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: inherit;
  font: inherit;
  font-weight: var(--fw-medium);
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  ${mobile} { min-height: 40px; }
`;
