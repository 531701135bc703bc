import { LinkPart, LinkVisits, secondsWords } from '@heartwood/client-kit/sharing';
import type { Slide } from '@heartwood/contract/deck';
import { H3, Text, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { DeckLinkFragment } from '../../generated/graphql';
import { longestOf, slideTimes } from './slide-times';

const Bars = styled.div`
  display: flex; gap: 3px; align-items: flex-end; height: 56px; margin-top: 8px;
  & > i { flex: 1; min-width: 1px; min-height: 2px; border-radius: 3px 3px 0 0; background: var(--border-control); }
  & > i[data-longest] { background: var(--text); }
`;
const Axis = styled.div`
  position: relative; display: flex; justify-content: space-between; margin-top: 4px; color: var(--text-3); font-size: 12px;
  line-height: 17px;
  & > b { position: absolute; color: var(--text); font-weight: var(--fw-semi); white-space: nowrap; transform: translateX(-50%); }
`;

/** What became of one link: how long its slides are looked at, and who came. */
export function DeckLinkDetail({ link, slides }: { link: DeckLinkFragment; slides: readonly Slide[] }) {
  const times = slideTimes(link, slides);
  const longest = longestOf(times);
  return (
    <div>
      <LinkPart>
        <H3 as="h4">
          {longest === null ? `${link.name}: nobody has read it yet` : `${link.name}: slide ${longest.number} holds them longest`}
        </H3>
        {longest === null ? <Text
          as="p" size="small" tone="3"
        >Time counts from three seconds on a slide, and not for your own team.</Text> : (
          <>
            <Bars aria-hidden>
              {times.map(({ slideId, seconds }) => (
                <i
                  key={slideId} style={{ height: `${(100 * seconds) / longest.seconds}%` }}
                  {...(slideId === longest.slideId && { 'data-longest': '' })}
                />
              ))}
            </Bars>
            <Axis aria-hidden>
              <span>{edge(longest, 1, times.length) ? '' : 'Slide 1'}</span>
              <b style={{ left: `${Math.min(88, Math.max(12, (100 * (longest.number - 0.5)) / times.length))}%` }}>
                {longest.number}: {secondsWords(longest.seconds)}
              </b>
              <span>{edge(longest, times.length, times.length) ? '' : times.length}</span>
            </Axis>
            <VisuallyHidden>
              <dl aria-label="Time on each slide, for one view">
                {times.map(({ slideId, number, seconds }) => (
                  <div key={slideId}><dt>Slide {number}</dt><dd>{secondsWords(seconds)}</dd></div>
                ))}
              </dl>
            </VisuallyHidden>
          </>
        )}
      </LinkPart>
      <LinkVisits link={link} />
    </div>
  );
}

/** The words of the longest stand there already. */
const edge = ({ number }: { number: number }, at: number, count: number) => Math.abs(number - at) / Math.max(count, 1) < 0.25;
