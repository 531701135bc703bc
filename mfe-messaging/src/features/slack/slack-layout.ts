import { Card, mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

export const Page = styled.div`
  flex: 1;
  width: 100%;
  max-width: 640px;
  margin: 0 auto;
  padding: 28px 24px;
  overflow: auto;
  & > h1 { outline: none; }
  & > p { margin: 4px 0 18px; }
  & > aside > h2 { margin: 22px 0 8px; font-size: 13px; line-height: 18px; color: var(--text-2); }
  ${mobile} { padding: 16px; }
`;
export const ConnectionCard = styled(Card)`min-width: 0; overflow: hidden;`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 16px 18px;
  border-bottom: 1px solid var(--border);
  & > div { flex: 1 1 220px; min-width: 0; line-height: 19px; overflow-wrap: anywhere; }
  & > div > p { margin: 0; font-size: 12px; line-height: 17px; color: var(--text-3); }
`;
export const Glyph = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid var(--border-2);
  border-radius: 12px;
`;
export const Choices = styled.fieldset`
  margin: 0;
  padding: 8px 18px 10px;
  border: 0;
  & > legend { position: absolute; clip-path: inset(50%); }
  & small { margin-left: 4px; font-size: 12px; color: var(--text-3); }
`;
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 44px;
  padding: 6px 2px;
  & + & { border-top: 1px solid var(--border); }
  & input[type='text'] { width: 170px; }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 18px;
  border-top: 1px solid var(--border);
  background: var(--surface-sunken);
  & > :first-child { margin-right: auto; }
`;
export const Preview = styled(Card)`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  font-size: 13px;
  line-height: 19px;
  & > span { display: grid; flex: none; place-items: center; width: 36px; height: 36px; border-radius: 9px; background: var(--plate); }
  & p { margin: 2px 0 0; }
`;
