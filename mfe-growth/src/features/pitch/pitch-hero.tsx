import { Display, print, Text } from '@heartwood/shared-ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { headlineOf } from '../../module/plan-words';
import type { Deck } from './deck';
import { Notices } from './notices';
import type { Notice } from './pitch-parts';
import { standingLine } from './pitch-words';

const Hero = styled.header`padding-bottom: 24px; border-bottom: 1px solid var(--border); ${print} { padding-bottom: 14px; }`;
// The first sentence of some fills the page by itself.
const Headline = styled(Display)<{ $isLong: boolean }>`
  max-width: 700px; margin: 8px 0 12px; outline: none; overflow-wrap: anywhere;
  ${({ $isLong }) => ($isLong ? 'font-size: 24px; line-height: 31px;' : 'font-size: 36px; line-height: 42px;')}
  @media (max-width: 480px) { font-size: 24px; line-height: 30px; }
  ${print} { font-size: 22pt; line-height: 26pt; }
`;
const Rest = styled.p`
  max-width: 700px; margin: 0; color: var(--text-2); font-size: 16px; line-height: 26px; white-space: pre-wrap; overflow-wrap: anywhere;
`;

/** Longer than this is no headline, and is set smaller. */
const HEADLINE = 60;

interface PitchHeroProps { deck: Deck; notices: readonly Notice[]; heading: RefObject<HTMLHeadingElement | null> }

/** The pitch: its first sentence, then the rest of it. */
export function PitchHero({ deck: { company }, notices, heading }: PitchHeroProps) {
  const said = headlineOf(company.elevatorPitch);
  const headline = said?.headline ?? company.name;
  return (
    <Hero id="pitch">
      <Text as="p" size="small" tone="3">{standingLine(company)}</Text>
      <Headline ref={heading} tabIndex={-1} $isLong={headline.length > HEADLINE}>{headline}</Headline>
      {said?.rest ? <Rest>{said.rest}</Rest> : null}
      <Notices of={notices} />
    </Hero>
  );
}
