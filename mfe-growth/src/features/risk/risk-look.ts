import styled, { css } from 'styled-components';

/** The letter of a field of the SWOT. */
export const FieldLetter = styled.b.attrs({ 'aria-hidden': true })<{ $small?: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? 18 : 22)}px;
  height: ${({ $small }) => ($small ? 18 : 22)}px;
  border: 1.5px solid var(--hollow);
  border-radius: 6px;
  font-size: ${({ $small }) => ($small ? 11 : 12)}px;
  line-height: 1;
`;

const markLook = css<{ $on: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 26px;
  height: 26px;
  padding: 0 3px;
  border: 1.5px solid var(--text);
  border-radius: 13px;
  background: ${({ $on }) => ($on ? 'var(--text)' : 'var(--surface)')};
  color: ${({ $on }) => ($on ? 'var(--surface)' : 'var(--text)')};
  font: var(--fw-bold) 12px/1 var(--font);
`;
/** The number of a risk, in the matrix and in the table. */
export const RiskMark = styled.b<{ $on: boolean }>`${markLook}`;
export const RiskMarkButton = styled.button<{ $on: boolean }>`${markLook} cursor: pointer;`;

/** What is not there yet, in a table. */
export const Hole = styled.span`
  display: inline-block;
  padding: 2px 8px;
  border: 1.25px dashed var(--hollow);
  border-radius: 6px;
  color: var(--text-2);
  font-size: 12px;
  line-height: 17px;
  font-weight: var(--fw-medium);
`;
