import styled from 'styled-components';
import { bar } from '../../timeline/look';

export const MovedWay = styled.i`position: absolute; z-index: 2; height: 0; border-top: 1.5px dashed var(--hollow); pointer-events: none;`;
export const MovingLabel = styled.div`
  position: absolute;
  z-index: 3;
  display: flex;
  align-items: flex-start;
  gap: 9px;
  pointer-events: none;
  white-space: nowrap;
  & > i { margin-top: 4px; }
  & > span {
    display: flex;
    flex-direction: column;
    border-radius: 4px;
    background: var(--surface);
    font-size: 12.5px;
    line-height: 17px;
    box-shadow: var(--shadow-3);
    outline: 1.5px solid var(--text);
    outline-offset: 5px;
  }
  & b { font-weight: 580; }
`;
export const MovingBar = styled.div<{ $color: string; $isWhatIf: boolean }>`
  ${bar}
  position: absolute;
  z-index: 3;
  pointer-events: none;
  box-shadow: 0 0 0 1.5px var(--text), var(--shadow-3);
  & > span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
`;
export const MoveFoot = styled.p`
  position: sticky;
  left: 0;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin: 0;
  padding: 14px 24px;
  border-top: 1px solid var(--border);
  background: var(--surface-sunken);
  font-size: var(--fs-dense);
  line-height: var(--lh-dense);
  color: var(--text-2);
  & > b { color: var(--text); }
  & > svg { flex: none; margin-top: 2px; }
  & > small { display: flex; flex-wrap: wrap; gap: 4px 12px; margin-left: auto; font-size: 12px; color: var(--text-3); }
`;
