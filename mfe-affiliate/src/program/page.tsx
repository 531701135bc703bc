import { usePageHeading } from '@heartwood/client-kit/keys';
import { H1, mobile, Text } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export const Page = styled.div`
  display: flex; flex-direction: column; gap: 16px; padding: 20px 24px 24px; ${mobile} { padding: 14px 16px 24px; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  ${mobile} { flex-direction: column; align-items: stretch; }
`;
/** What a list is narrowed by, and its file. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  ${mobile} { & > :has(> input) { flex: 1 0 100%; max-width: none; } }
`;
const Lead = styled(Text)`margin-top: 4px;`;
const Words = styled.div`min-width: 0; overflow-wrap: anywhere;`;

/** What a page of the programme says first, with what is done there at its right. */
export function PageTop({ name, title, lead, children }: { name: string; title: string; lead: string; children?: ReactNode }) {
  const heading = usePageHeading(name);
  return (
    <Head>
      <Words>
        <H1 ref={heading} tabIndex={-1}>{title}</H1>
        <Lead as="p" size="dense" tone="2">{lead}</Lead>
      </Words>
      {children ? <Tools>{children}</Tools> : null}
    </Head>
  );
}
