import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { PageActions, usePageHead } from '@heartwood/contract/kit';
import { Button, mobile, print, Segment, Text, TextLink, useIsMobile } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PitchDeckDocument } from '../../generated/graphql';
import { localToday } from '../../module/due-date';
import { COMPANY_OVERVIEW, inFramework, INSIGHT } from '../../module/places';
import type { Deck } from './deck';
import { PartBody } from './part-body';
import { useMakePresentation } from './make-presentation';
import { PitchHero } from './pitch-hero';
import { pitchParts, readyWords } from './pitch-parts';
import { PitchSkeleton } from './pitch-skeleton';
import { Index, Main, OnPaper, Page, Parts } from './pitch-layout';
import { Notices } from './notices';
import { useSectionInSight } from './use-section-in-sight';

const Part = styled.section<{ $bare: boolean }>`
  min-width: 0; scroll-margin-top: 16px;
  & > h2 { display: flex; align-items: center; gap: 9px; margin: 0 0 6px; font: var(--fw-semi) 15px/20px var(--font); outline: none; }
  ${print} { break-inside: avoid; ${({ $bare }) => $bare && 'display: none;'} & > h2 > span { display: none; } }
`;
const Jump = styled.a`
  display: flex; align-items: center; gap: 10px; height: 32px; padding: 0 10px; border-radius: 8px; color: var(--text-2);
  font-size: 13px; font-weight: 520; text-decoration: none;
  &:hover { background: var(--surface-hover); }
  &[aria-current] { background: var(--surface-selected); color: var(--text); font-weight: 620; }
`;
const Ready = styled(Text)`display: block; padding: 14px 10px; ${mobile} { padding: 0 0 4px; }`;
const Edit = styled(TextLink)`
  margin-left: 10px; font-size: var(--fs-small); line-height: 24px;
  ${mobile} { margin: 0; line-height: 44px; }
`;
const OnPhone = styled.div`display: none; ${mobile} { display: block; padding-top: 12px; } ${print} { display: none; }`;

/** The pitch as a summary of the plan: one page, for the screen and for paper. */
export function PitchPage() {
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, refetch] = useQuery({ query: PitchDeckDocument, variables: { companyId } });
  const deck = data?.pitchDeck;
  usePageHead({ title: 'Overview', crumbs: [{ label: 'Overview' }] });
  const step = deck?.framework.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (deck) return <Summary key={deck.companyId} deck={deck} />;
  if (data) return <NotAMember />;
  if (error && !fetching) {
    return <PageFailure what="The summary" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
  }
  return <PitchSkeleton />;
}

function Summary({ deck }: { deck: Deck }) {
  const heading = usePageHeading('pitch');
  const { isManager } = useCompany();
  const isMobile = useIsMobile();
  const make = useMakePresentation();
  const parts = pitchParts(deck, localToday());
  const [inSight, lookAt] = useSectionInSight(parts.map(({ key }) => key));
  const [pitch, ...rest] = parts;
  return (
    <Page>
      <OnPaper />
      {isMobile ? null : <PageActions><Button size="sm" onClick={() => window.print()}>Print</Button></PageActions>}
      <Index aria-label="Parts of the summary">
        <div>
          {parts.map(({ key, title, isReady }) => (
            <Jump
              key={key} href={`#${key}`} {...(key === inSight && { 'aria-current': 'true' as const })}
              onClick={(event) => {
                event.preventDefault();
                lookAt(key);
              }}
            >
              <Segment solid={isReady} label={isReady ? 'Ready' : 'Not ready'} />{title}
            </Jump>
          ))}
          <Ready as="p" size="small" tone="3">{readyWords(parts)}</Ready>
          <Edit href={inFramework(COMPANY_OVERVIEW)}>Pitch and facts</Edit>
          {isManager ? <Edit href={INSIGHT}>Insight</Edit> : null}
        </div>
      </Index>
      <Main>
        <PitchHero deck={deck} notices={pitch?.notices ?? []} heading={heading} />
        <OnPhone>
          <Ready as="p" size="small" tone="3">{readyWords(parts)}</Ready>
          <Edit href={inFramework(COMPANY_OVERVIEW)}>Pitch and facts</Edit>
          {isManager ? <Edit href={INSIGHT} style={{ marginLeft: 16 }}>Insight</Edit> : null}
          <Edit as="button" type="button" style={{ marginLeft: 16 }} onClick={() => window.print()}>Print</Edit>
          {make ? <Edit as="button" type="button" style={{ marginLeft: 16 }} onClick={make}>Make presentation</Edit> : null}
        </OnPhone>
        <Parts>
          {rest.map(({ key, title, isReady, hasContent, notices }) => (
            <Part key={key} id={key} aria-label={title} $bare={!hasContent}>
              <h2 tabIndex={-1}><Segment solid={isReady} label={isReady ? 'Ready' : 'Not ready'} />{title}</h2>
              <PartBody part={key} deck={deck} />
              <Notices of={notices} />
            </Part>
          ))}
        </Parts>
      </Main>
    </Page>
  );
}
