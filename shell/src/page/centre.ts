import styled from 'styled-components';

/** In the middle of the sheet: what stands there instead of a page. */
export const Centre = styled.div`flex: 1; display: grid; place-content: center; padding: 24px;`;
