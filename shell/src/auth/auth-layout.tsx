import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Display, H2, Plate, Ring, mobile } from '@heartwood/shared-ui';
import { drawnSegments } from './drawn-company';
import { MarketingHeader, type MarketingHeaderProps } from './marketing-header';
import { useTitle } from './use-title';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: var(--surface);
`;
const Main = styled.main`
  flex: 1;
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 0 16px 16px;
  ${mobile} { grid-template-columns: 1fr; }
`;
const Column = styled.div`
  width: 380px;
  margin: auto;
  padding: 24px 0;
  ${mobile} { width: 100%; max-width: 440px; padding: 8px 0 24px; margin: 0 auto; }
`;
const Title = styled(Display)`width: fit-content; font-size: 34px; line-height: 40px; text-wrap: balance;`;
const Lead = styled.p`margin: 12px 0 28px; color: var(--text-2);`;
const Side = styled(Plate).attrs({ as: 'aside' })`
  position: sticky;
  top: 72px;
  max-height: calc(100dvh - 88px);
  min-height: 560px;
  border-radius: 20px;
  ${mobile} { display: none; }
`;
const RingPlace = styled.div`
  position: absolute;
  left: 50%;
  top: 46%;
  width: min(600px, 88%, 68vh);
  transform: translate(-50%, -50%);
  & > span { width: 100%; height: auto; aspect-ratio: 1; }
`;
const Number = styled.span`
  font: var(--fw-display) 76px/80px var(--font);
  letter-spacing: -.045em;
  font-variant-numeric: tabular-nums lining-nums;
  & > span { color: var(--plate-muted); font-weight: 500; }
`;
const Caption = styled(H2).attrs({ as: 'p' })`position: absolute; left: 40px; bottom: 36px; max-width: 400px; font-weight: 560;`;

export interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  /** Everyone starts hollow. */
  hollow?: boolean;
  current?: 'login' | 'signup';
  /** In the ring instead of a company's level, which the page says nothing of. */
  picture?: { inRing: ReactNode; caption: string };
  /** Who is signed in. */
  person?: MarketingHeaderProps['person'];
  children?: ReactNode;
}

/** Marketing header, the form on the left, the plate with the ring on the right. */
export function AuthLayout({ title, lead, hollow = false, current, picture, person = null, children }: AuthLayoutProps) {
  useTitle(title);
  return (
    <Page>
      <MarketingHeader current={current} person={person} />
      <Main id="main">
        <Column>
          <Title>{title}</Title>
          {lead === undefined ? <Lead as="div" /> : <Lead>{lead}</Lead>}
          {children}
        </Column>
        <Side aria-label="Heartwood in one picture">
          <RingPlace>
            <Ring segments={drawnSegments(hollow || picture !== undefined)} size={600} tone="plate">
              {picture ? picture.inRing : (
                <>
                  <Number>{hollow ? 0 : 17}<span> / 28</span></Number>
                  <H2 as="span">{hollow ? 'Not robust, yet' : 'Very Robust'}</H2>
                </>
              )}
            </Ring>
          </RingPlace>
          <Caption>
            {picture?.caption ?? (hollow
              ? 'Everyone starts hollow. The first two segments fill while you sign up.'
              : 'Twenty-eight questions every company has to answer. Hollow until you have. Solid when you do.')}
          </Caption>
        </Side>
      </Main>
    </Page>
  );
}
