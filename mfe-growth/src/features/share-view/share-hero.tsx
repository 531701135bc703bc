import { LEVELS, MODULE_COUNT, MODULES } from '@heartwood/contract/domain';
import { Display, mobile, Plate, print, Ring, Tally, useIsMobile } from '@heartwood/shared-ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { headlineOf } from '../../module/plan-words';
import type { Plan } from './plan';
import { factsLine, levelWords } from './share-words';

const Hero = styled(Plate)`
  display: flex; align-items: center; gap: 56px; padding: 36px 52px 36px 48px; border-radius: 20px;
  ${mobile} { flex-direction: column; align-items: flex-start; gap: 24px; padding: 24px 20px; }
  ${print} { padding: 0; background: none; color: inherit; }
`;
const Words = styled.div`flex: 1; min-width: 0; width: 100%;`;
const Facts = styled.p`margin: 0; font-size: 12px; line-height: 17px; font-weight: 560; color: var(--plate-muted);`;
// The first sentence of some fills the plate by itself.
const Headline = styled(Display)<{ $isLong: boolean }>`
  max-width: 620px; margin: 10px 0 14px; outline: none; overflow-wrap: anywhere;
  ${({ $isLong }) => $isLong && 'font-size: 24px; line-height: 31px;'}
  ${mobile} { font-size: 24px; line-height: 30px; }
`;
const Rest = styled.p`
  max-width: 560px; margin: 0; font-size: 15px; line-height: 24px; color: var(--plate-muted); white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Scale = styled.div`max-width: 600px; margin-top: 26px; ${mobile} { display: none; }`;
const Names = styled.ol`
  display: grid; grid-template-columns: repeat(5, 1fr); margin: 9px 0 0; padding: 0; list-style: none;
  font-size: 11px; line-height: 15px; font-weight: 540; color: var(--plate-muted);
`;
const Name = styled.li<{ $on: boolean }>`
  padding-left: 6px; border-left: 1px solid ${({ $on }) => ($on ? 'var(--plate-accent)' : 'var(--plate-line)')};
  ${({ $on }) => $on && 'color: var(--plate-text); font-weight: 680;'}
`;
const Count = styled.span`
  font-size: 58px; line-height: 56px; font-weight: 640; letter-spacing: -.04em; font-variant-numeric: tabular-nums;
  ${mobile} { font-size: 34px; line-height: 34px; }
`;
const CountOf = styled.small`margin-top: 4px; font-size: 12px; line-height: 17px; font-weight: 540; color: var(--plate-muted);`;
const Level = styled.p`display: none; margin: 14px 0 0; font-weight: 640; ${mobile} { display: block; }`;

/** Longer than this is no headline, and is set smaller. */
const HEADLINE = 60;

/** The company's name or its first sentence, and its level where the link shows it. */
export function ShareHero({ plan, heading }: { plan: Plan; heading: RefObject<HTMLHeadingElement | null> }) {
  const said = headlineOf(plan.elevatorPitch ?? plan.oneLine);
  const headline = said?.headline ?? plan.name;
  return (
    <Hero as="section" aria-label={plan.name} data-section={plan.sections.includes('pitch') ? 'pitch' : 'level'}>
      <Words>
        <Facts>{factsLine(plan)}</Facts>
        <Headline ref={heading} tabIndex={-1} $isLong={headline.length > HEADLINE}>{headline}</Headline>
        {said?.rest ? <Rest>{said.rest}</Rest> : null}
        {plan.done === null ? null : <LevelScale done={plan.done} />}
      </Words>
      {plan.done === null ? null : <LevelRing done={plan.done} modules={plan.doneModules} />}
    </Hero>
  );
}

function LevelScale({ done }: { done: number }) {
  const level = levelWords(done);
  return (
    <>
      <Scale>
        <Tally done={{ done, total: MODULE_COUNT }} size="level" tone="plate" label="Company level" />
        <Names aria-label="Levels">
          {LEVELS.map((name) => (
            <Name key={name} $on={name === level} {...(name === level && { 'aria-current': 'step' as const })}>{name}</Name>
          ))}
        </Names>
      </Scale>
      {level === null ? null : <Level>{level}</Level>}
    </>
  );
}

function LevelRing({ done, modules }: { done: number; modules: Plan['doneModules'] }) {
  const isMobile = useIsMobile();
  const segments = MODULES.map(({ key, area }) => ({ key, area, done: modules.includes(key) }));
  return (
    <Ring segments={segments} size={isMobile ? 124 : 232} tone="plate">
      <Count>{done}</Count>
      <CountOf>of {MODULE_COUNT} {isMobile ? 'done' : 'modules done'}</CountOf>
    </Ring>
  );
}
