import { completionPercent, LEVELS, levelName, MODULE_COUNT, moduleOf, segmentState } from '@heartwood/contract/domain';
import { H1, mobile, Plate, Ring, Tally, Text, useIsMobile } from '@heartwood/shared-ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { ModuleRowFragment } from '../../generated/graphql';
import { levelSentence, levelTitle } from './level-words';

const Hero = styled(Plate)`
  display: flex;
  align-items: center;
  gap: 24px;
  padding: 22px 22px 22px 24px;
  ${mobile} { gap: 16px; padding: 18px; border-radius: 18px; }
`;
const Count = styled.span`
  font-size: 46px;
  line-height: 46px;
  font-weight: 640;
  letter-spacing: -.04em;
  font-variant-numeric: tabular-nums;
  ${mobile} { font-size: 30px; line-height: 30px; }
`;
const CountOf = styled.small`
  margin-top: 2px;
  font-size: 12px;
  line-height: 17px;
  font-weight: 540;
  color: var(--plate-muted);
  ${mobile} { font-size: 11px; }
`;
const Words = styled.div`container: level / inline-size; display: flex; flex: 1; min-width: 0; flex-direction: column; gap: 26px;`;
const Title = styled(H1)`
  font-size: 26px;
  line-height: 32px;
  outline: none;
  overflow-wrap: anywhere;
  ${mobile} { font-size: 20px; line-height: 25px; }
`;
const Sentence = styled(Text)`display: block; margin-top: 4px; color: var(--plate-muted);`;
const Scale = styled.div`${mobile} { display: none; }`;
// Where the five names have no room side by side, the company's own is left.
const namesYield = '@container level (max-width: 499.98px)';
const Names = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  margin: 9px 0 0;
  padding: 0;
  list-style: none;
  font-size: 11px;
  line-height: 15px;
  letter-spacing: -.012em;
  font-weight: 540;
  white-space: nowrap;
  color: var(--plate-muted);
  ${namesYield} { grid-template-columns: minmax(0, 1fr); }
`;
const Name = styled.li<{ $on: boolean }>`
  padding-left: 6px;
  border-left: 1px solid ${({ $on }) => ($on ? 'var(--plate-accent)' : 'var(--plate-line)')};
  ${({ $on }) => ($on ? 'color: var(--plate-text); font-weight: 680;' : `${namesYield} { display: none; }`)}
`;

export interface LevelHeroProps {
  company: string;
  done: number;
  doneThisWeek: number;
  /** Modules not done that the viewer can open today. */
  waiting: number;
  modules: readonly Pick<ModuleRowFragment, 'key' | 'progress' | 'isEvidenced'>[];
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The company's level: how much of the plan is solid, in a ring, a sentence and a scale. */
export function LevelHero({ company, done, doneThisWeek, waiting, modules, heading }: LevelHeroProps) {
  const isMobile = useIsMobile();
  const segments = modules.map((module) => {
    const state = segmentState(module);
    return { key: module.key, area: moduleOf(module.key).area, done: state !== 'open', evidenced: state === 'evidenced' };
  });
  const level = levelName(completionPercent(done));
  return (
    <Hero as="section" aria-label="Company level">
      <Ring segments={segments} size={isMobile ? 124 : 176} tone="plate">
        <Count>{done}</Count>
        <CountOf>of {MODULE_COUNT} done</CountOf>
      </Ring>
      <Words>
        <div>
          <Title ref={heading} tabIndex={-1}>{levelTitle(company, done)}</Title>
          <Sentence as="p" size="dense">{levelSentence(done, doneThisWeek, waiting)}</Sentence>
        </div>
        <Scale>
          <Tally done={{ done, total: MODULE_COUNT }} size="level" tone="plate" label="Company level" />
          <Names aria-label="Levels">
            {LEVELS.map((name) => (
              <Name key={name} $on={name === level} {...(name === level && { 'aria-current': 'step' as const })}>{name}</Name>
            ))}
          </Names>
        </Scale>
      </Words>
    </Hero>
  );
}
