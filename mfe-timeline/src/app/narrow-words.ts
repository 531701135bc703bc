import styled from 'styled-components';

/** Words beside an icon in the head of the page: on a small laptop the icon stands alone, and they are its name. */
export const NarrowWords = styled.span`
  @media (max-width: 1139.98px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
