import { usePageHeading } from '@heartwood/client-kit/keys';
import { companyProfilePath, shareSectionTitle } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Badge, Banner, Button, EmptyState, H2, mobile, print, Segment, Skeleton, Text, VisuallyHidden } from '@heartwood/shared-ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { AskQuestion, type Question } from './ask-question';
import type { Opened, Plan, ShareSection } from './plan';
import { SectionBody } from './section-body';
import { ShareBar, signUpPath } from './share-frame';
import { ShareDoor } from './share-door';
import { ShareHero } from './share-hero';
import { ShareTimeline } from './share-timeline';
import { changesWords, inGrid } from './share-words';
import { useOpenedShare } from './use-opened-share';
import { useReadingTime } from './use-reading-time';

/** The company's name is as long as it is, on a phone too. */
const Meet = styled(Button)`
  height: auto; min-height: 36px; padding-block: 6px; line-height: 20px; white-space: normal; overflow-wrap: anywhere;
  ${mobile} { min-height: 44px; }
`;
const Page = styled.div`display: flex; flex: 1; flex-direction: column; background: var(--surface); color: var(--text);`;
const Main = styled.main`
  width: 100%; max-width: 1184px; margin: 24px auto; padding: 0 32px;
  ${mobile} { margin: 16px 0; padding: 0 16px; }
`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 28px 44px; margin: 32px 0 34px;
  @media (max-width: 1339.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
  ${print} { display: block; & > * { margin-bottom: 14px; break-inside: avoid; } }
`;
const Section = styled.section`
  min-width: 0;
  & > h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin: 0 0 8px; font: var(--fw-semi) 15px/20px var(--font); }
`;
const Ask = styled.button`
  display: inline-flex; align-items: center; min-height: 28px; margin-top: 6px; padding: 0; border: 0; background: none;
  color: var(--text-3);
  font: 540 12px/17px var(--font); text-decoration: underline; text-underline-offset: 3px; cursor: pointer;
  &:hover { color: var(--text); }
  ${mobile} { min-height: 44px; }
  ${print} { display: none; }
`;
const News = styled.div`margin-top: 16px;`;
const Foot = styled.footer`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px 24px; margin-top: 40px;
  padding: 20px 0 8px;
  border-top: 1px solid var(--border);
  & > div:last-child { display: flex; flex-wrap: wrap; gap: 8px; }
  ${print} { display: none; }
`;

/** A company's plan as a link shows it, to whoever has the link. */
export function SharePage() {
  const [search] = useSearchParams();
  const token = search.get('company_id') ?? '';
  return <Visit key={token} token={token} />;
}

function Visit({ token }: { token: string }) {
  const { state, open, start, tell, ask, mail } = useOpenedShare(token);
  const name = state.kind === 'open' ? state.opened.plan.name : state.kind === 'asking' ? state.asks.name : 'Shared plan';
  usePageHead({ title: name, crumbs: [{ label: name }] });
  switch (state.kind) {
    case 'opening': return <Opening />;
    case 'asking': return <Page><main><ShareDoor asks={state.asks} onOpen={open} /></main></Page>;
    case 'gone': return <Nothing title="This link does not work any more" text={state.message} />;
    case 'failed': return (
      <Nothing
        title="The plan could not be loaded" text={state.message}
        action={<Button variant="primary" onClick={start}>Try again</Button>}
      />
    );
    case 'open': return <Reading opened={state.opened} mail={mail} onTell={tell} onAsk={ask} />;
  }
}

interface ReadingProps {
  opened: Opened & { plan: Plan };
  mail: string;
  onTell: (times: { section: ShareSection; seconds: number }[]) => void;
  onAsk: (question: Question) => Promise<void>;
}

function Reading({ opened: { plan, changes }, mail, onTell, onAsk }: ReadingProps) {
  const heading = usePageHeading('shared');
  const [asking, setAsking] = useState<ShareSection | null>(null);
  const changed = useMemo(() => new Set(changes?.sections), [changes]);
  useReadingTime(onTell);
  // Who has an account already is led to where one follows and writes.
  const hasAccount = (useShell().session.get().reader?.ownCompanyIds.length ?? 0) > 0;
  const meet = hasAccount ? companyProfilePath(plan.companyId) : signUpPath(plan);
  const askAbout = (section: ShareSection) => (
    <Ask type="button" onClick={() => setAsking(section)}>
      Ask about this<VisuallyHidden>: {shareSectionTitle(section)}</VisuallyHidden>
    </Ask>
  );
  const mark = (section: ShareSection) => (changed.has(section) ? <Badge tone="accent">Changed</Badge> : null);
  return (
    <Page>
      <ShareBar plan={plan} />
      <Main>
        <ShareHero plan={plan} heading={heading} />
        {changes ? <News><Banner tone="info">{changesWords(changes)}</Banner></News> : null}
        <Grid>
          {inGrid(plan.sections).map((section) => (
            <Section key={section} aria-label={shareSectionTitle(section)} data-section={section}>
              <h2><Segment solid label="" />{shareSectionTitle(section)}{mark(section)}</h2>
              <SectionBody of={section} plan={plan} />
              {askAbout(section)}
            </Section>
          ))}
        </Grid>
        {plan.sections.includes('timeline')
          ? <ShareTimeline phases={plan.phases} mark={mark('timeline')} aside={askAbout('timeline')} /> : null}
        <Foot>
          <div>
            <H2 as="h2">Follow {plan.name}, or talk to its founders</H2>
            <Text as="p" tone="2">With a Heartwood account of your own. It costs nothing.</Text>
          </div>
          <div>
            <Meet href={meet}>Follow {plan.name}</Meet>
            <Button variant="primary" href={meet}>Contact the founders</Button>
          </div>
        </Foot>
      </Main>
      {asking === null ? null : (
        <AskQuestion section={asking} company={plan.name} mail={mail} onAsk={onAsk} onClose={() => setAsking(null)} />
      )}
    </Page>
  );
}

function Opening() {
  return (
    <Page aria-busy="true">
      <Main>
        <VisuallyHidden>Loading the plan</VisuallyHidden>
        <Skeleton height={64} />
        <Skeleton height={328} style={{ marginTop: 24 }} />
      </Main>
    </Page>
  );
}

function Nothing({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Page>
      <Main><div role="alert"><EmptyState level={1} title={title} text={text} {...(action !== undefined && { action })} /></div></Main>
    </Page>
  );
}
