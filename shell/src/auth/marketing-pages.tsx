import { Fragment } from 'react';
import styled from 'styled-components';
import { Button, Card, Display, H2, H3, Segment, mobile } from '@heartwood/shared-ui';
import { pages, type MarketingPageName } from './marketing-copy';
import { MarketingHeader } from './marketing-header';
import { MarketingPicture } from './marketing-picture';
import { MarketingPlans } from './marketing-plans';
import { useTitle } from './use-title';

const Page = styled.div`min-height: 100dvh; background: var(--surface);`;
const Main = styled.main`
  width: min(880px, 100% - 32px);
  margin: 0 auto;
  padding: 56px 0 96px;
  ${mobile} { padding: 24px 0 56px; }
`;
const Title = styled(Display)`max-width: 720px; text-wrap: balance; ${mobile} { font-size: 32px; line-height: 38px; }`;
const Lead = styled.p`max-width: 640px; margin: 16px 0 40px; font-size: 16px; line-height: 26px; color: var(--text-2);`;
const Grid = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 12px; ${mobile} { grid-template-columns: 1fr; }`;
const Point = styled(Card)`
  display: grid; grid-template-columns: auto 1fr; gap: 6px 12px; align-content: start; align-items: center;
  & > p { grid-column: 2; color: var(--text-2); }
`;
const Prose = styled.div`
  max-width: 640px; display: flex; flex-direction: column; gap: 12px; & > h2 { margin-top: 16px; } & > p { color: var(--text-2); }
`;
const Call = styled.div`margin-top: 40px;`;

/** About us, Features, Vibrant future, and the two texts a sign-up accepts. */
export function MarketingPage({ name }: { name: MarketingPageName }) {
  const { title, lead, points, sections } = pages[name];
  useTitle(title);
  return (
    <Page>
      <MarketingHeader />
      <Main id="main">
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        {name === 'features' ? <MarketingPicture /> : null}
        {points && (
          <Grid>
            {points.map((point) => (
              <Point key={point.title} pad="lg" as="section">
                <Segment solid={point.isSolid ?? true} label="" />
                <H3 as="h2">{point.title}</H3>
                <p>{point.text}</p>
              </Point>
            ))}
          </Grid>
        )}
        {sections && <Prose>
          {sections.map(({ title: heading, text }) => <Fragment key={heading}><H2>{heading}</H2><p>{text}</p></Fragment>)}
        </Prose>}
        {name === 'features' ? <MarketingPlans /> : null}
        <Call><Button variant="primary" size="lg" href="/auth/signup">Find out how solid your idea is</Button></Call>
      </Main>
    </Page>
  );
}
