import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

export const Page = styled.article`
  position: relative; display: flex; flex: 1; flex-direction: column; min-height: 0; overflow: auto; border-top: 1px solid var(--border);
  ${mobile} { border-top: 0; }
`;
export const Head = styled.header`display: grid; gap: 6px; padding: 14px 20px 10px;`;
export const Body = styled.div`flex: 1; padding: 0 20px 20px;`;
export const Foot = styled.footer`
  display: flex; align-items: center; gap: 12px; padding: 10px 12px 10px 20px; border-top: 1px solid var(--border); color: var(--text-3);
  font-size: 12px;
  & > span { flex: 1; }
`;
