import { useShell } from '@heartwood/contract/kit';
import { Badge, Button, H2, Tally, Text } from '@heartwood/shared-ui';
import { Spotlight } from '@heartwood/shared-ui/spotlight';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMutation, useQuery } from 'urql';
import { SaveTourProgressDocument, TourDocument, type TourCardFragment } from '../../generated/graphql';
import { inFramework } from '../../module/places';
import { keepTour } from './kept-tour';
import { cardAt, cardsOf, placeFrom, START, tallyOf, type Place, type Stage } from './tour-walk';
import { useTarget } from './use-target';

const Line = styled.div`display: flex; align-items: center; gap: 8px;`;
const Heading = styled(H2)`margin: 12px 0 4px; font-size: 16px; line-height: 22px;`;
const Foot = styled(Line)`margin-top: 14px; & > :first-child { margin-right: auto; }`;
const End = styled.span`margin-left: auto;`;

/** The tour from where it was left, or from its beginning. */
export function Tour({ isAnew, onClose }: { isAnew: boolean; onClose: () => void }) {
  const shell = useShell();
  const [{ data, error }] = useQuery({ query: TourDocument, requestPolicy: 'network-only' });
  const [, save] = useMutation(SaveTourProgressDocument);
  const [moved, setMoved] = useState<Place | null>(isAnew ? START : null);
  const place = moved ?? data?.tourProgress ?? null;
  const { group, activeStep } = place ?? START;
  const isThere = data !== undefined;

  useEffect(() => {
    if (!isThere) return;
    keepTour(shell.drafts, true);
    void save({ isActive: true, group, activeStep });
  }, [isThere, group, activeStep, save, shell.drafts]);
  useEffect(() => {
    if (!error) return;
    shell.toast({ title: 'An error occurred.', text: 'The tour could not be loaded. Please try again.', status: 'error' });
    onClose();
  }, [error, onClose, shell]);

  const end = useCallback((isOver: boolean) => {
    keepTour(shell.drafts, false);
    void save({ isActive: false, ...(isOver ? START : { group, activeStep }) });
    if (!isOver) shell.toast({
      title: 'The tour waits for you', text: 'Go on with it from the menu at your picture.', status: 'info', duration: 8000,
    });
    onClose();
  }, [activeStep, group, onClose, save, shell]);
  const skip = useCallback(() => end(false), [end]);

  const found = data && place && cardAt(data.tour, place);
  if (!found) return null;
  const next = placeFrom(data.tour, place, 1);
  const back = placeFrom(data.tour, place, -1);
  return (
    <Card
      key={found.card.key} {...found} onSkip={skip} onBack={back && (() => setMoved(back))}
      onNext={next ? () => setMoved(next) : () => end(true)} isLast={next === null}
    />
  );
}

interface CardProps {
  stage: Stage; card: TourCardFragment; isLast: boolean; onSkip: () => void; onBack: (() => void) | null; onNext: () => void;
}

function Card({ stage, card, isLast, onSkip, onBack, onNext }: CardProps) {
  const { nav } = useShell();
  const { route, params, type, offset } = card;
  const module = params?.module ?? null;
  useEffect(() => {
    nav.navigate(inFramework(module === null ? route : `${route}?module=${module}`));
  }, [nav, route, module]);
  const target = useTarget(type === 'ELEMENT' ? card.target : null);
  const element = target.state === 'found' ? target.element : null;
  useEffect(() => {
    if (element) show(element, offset);
  }, [element, offset]);
  if (target.state === 'looking') return null;

  const tally = tallyOf(stage, card);
  const time = card.key === cardsOf(stage)[0]?.key ? stage.time : card.time;
  return (
    <Spotlight
      key={element ? 'beside' : 'middle'} element={element} side={card.position === 'top' ? 'top' : 'right'}
      align={card.position === 'top' ? 'center' : 'start'} label={card.description} onEscape={onSkip}
    >
      <Line>
        {tally ? <Tally done={{ done: tally.at, total: tally.of }} label="Tour" /> : null}
        {tally ? <Text size="small" tone="3">{tally.at} of {tally.of}</Text> : null}
        <End><Badge>{stage.title} · {time}</Badge></End>
      </Line>
      <Heading>{card.description}</Heading>
      {card.descriptions.map((words) => <Text key={words} as="p" size="small" tone="2">{words}</Text>)}
      <Foot>
        <Button size="sm" variant="ghost" onClick={onSkip}>Skip tour</Button>
        {onBack ? <Button size="sm" onClick={onBack}>Back</Button> : null}
        <Button size="sm" variant="primary" onClick={onNext}>{isLast ? 'Done' : 'Next'}</Button>
      </Foot>
    </Spotlight>
  );
}

/** Scrolls an element so far below the upper edge, where there is something to scroll. */
function show(element: HTMLElement, offset: number): void {
  const { scrollMarginTop } = element.style;
  element.style.scrollMarginTop = `${-offset}px`;
  element.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  element.style.scrollMarginTop = scrollMarginTop;
}
