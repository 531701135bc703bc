import styled from 'styled-components';

/** "or" between Google and the form. */
export const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 20px 0;
  color: var(--text-3);
  font-size: 12px;
  font-weight: var(--fw-medium);
  &::before, &::after { content: ''; flex: 1; height: 1px; background: var(--border); }
`;

/** Fields under each other. */
export const Stack = styled.div`display: flex; flex-direction: column; gap: 16px;`;

/** Two fields beside each other. */
export const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start;`;

/** The line below the button. */
export const After = styled.p`margin-top: 20px; font-size: var(--fs-dense); line-height: var(--lh-dense); color: var(--text-2);`;

export const Fine = styled.p`margin-top: 14px; font-size: var(--fs-small); line-height: var(--lh-small); color: var(--text-3);`;

/** Room above the button. */
export const Press = styled.div`margin-top: 24px; display: flex; flex-direction: column; gap: 12px;`;
