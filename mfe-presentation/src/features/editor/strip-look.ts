import { css } from 'styled-components';

export const listLook = css`display: flex; flex-direction: column; gap: 10px; margin: 0; padding: 0; list-style: none;`;
