import { clockWords, EVENT_TYPE_LABELS, eventDay, timesIn, wallTimeOf } from '@heartwood/contract/domain';
import { Card, H3, mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { Cover } from '../../event/cover';
import { hostName } from '../../event/host';
import { ownZone } from '../../event/own-zone';
import { eventPath } from '../../event/places';
import type { WholeEventFragment } from '../../generated/graphql';

// On a phone it is the last of the page.
const Part = styled.section`display: grid; gap: 10px; ${mobile} { &&& { order: 4; } }`;
const Sheet = styled(Card)`
  position: relative; display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 14px; align-items: center; padding: 12px 14px;
  font-size: var(--fs-small); line-height: var(--lh-small);
  & b { display: block; font-weight: var(--fw-semi); overflow-wrap: anywhere; } & > div:last-child { color: var(--text-3); }
  & a { color: var(--text); text-decoration: none; &::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-3); } }
  & a:focus-visible { outline: none; } & a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 2px; }
  &:hover b { text-decoration: underline; text-underline-offset: 3px; }
`;

/** After the end: where whoever hosted it is met next. Nothing where they host nothing. */
export function NextByHost({ event }: { event: WholeEventFragment }) {
  const next = event.nextByHost;
  if (!next) return null;
  const zone = ownZone();
  const { startDate, startTime } = timesIn(next, zone);
  const day = startDate === wallTimeOf(new Date(), zone).date ? 'Today' : eventDay(startDate);
  const title = `Next by ${hostName(event)}`;
  return (
    <Part aria-label={title}>
      <H3 as="h2">{title}</H3>
      <Sheet>
        <Cover address={next.thumbNail} />
        <div><b><a href={eventPath(next.id)}>{next.name}</a></b>{day}, {clockWords(startTime)} · {EVENT_TYPE_LABELS[next.type]}</div>
      </Sheet>
    </Part>
  );
}
