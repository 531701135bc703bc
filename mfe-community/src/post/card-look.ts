import styled from 'styled-components';

/** A card inside a post: one row, and what stands under it. */
export const CardFrame = styled.div`overflow: hidden; border: 1px solid var(--border); border-radius: 10px;`;
export const CardRow = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; min-height: 52px; padding: 11px 14px; color: var(--text-2);
`;
export const CardWords = styled.div`
  display: grid; flex: 1; min-width: 120px; font-size: 12px; line-height: 17px; overflow-wrap: anywhere;
  & > b, & > a { font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); color: var(--text); text-decoration: none; }
  & > a:hover { text-decoration: underline; }
`;
/** 16:9. */
export const CardCover = styled.div`flex: none; width: 84px;`;
