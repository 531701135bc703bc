import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Zoom } from '../../timeline/scale';
import { placeAt, type Pane, type Place } from './layout';

/** So many are put in or taken out within one frame: to lay one out costs more than to forget it. */
const IN = 8;
const OUT = 24;

/** What is drawn of one zoom. */
export interface Layer {
  zoom: Zoom;
  place: Place;
  /** So many of what is in sight are there, those in view first; Infinity: all of them. */
  count: number;
}

export interface Layers { shown: Zoom; layers: readonly Layer[] }

/** What there is to draw of a layer: how many in sight, and how many of them in view. */
export interface Amount { inSight: number; inView: number }

/** What the chart knows of its zooms. */
export interface Zooms {
  amountOf(layer: Layer): Amount;
  /** Where another zoom begins, so that the day in the middle of `from` stays there; `left` is how far that is scrolled, px. */
  placeFrom(from: Layer, left: number, zoom: Zoom): Place;
}

/**
 * The layers of the next frame. Another zoom is prepared beside the one that is shown, and takes its place once all that is in view is
 * there; what is not wanted any more goes. Of both some in each frame: all at once a frame would take five times as long as it may.
 */
export function nextLayers({ shown, layers }: Layers, wanted: Zoom, zooms: Zooms, left: number): Layers {
  const from = layers.find(({ zoom }) => zoom === shown);
  if (!from) return { shown, layers };
  const known = layers.find(({ zoom }) => zoom === wanted) ?? { zoom: wanted, place: zooms.placeFrom(from, left, wanted), count: 0 };
  const { inSight, inView } = zooms.amountOf(known);
  const count = known.count + IN;
  const isReady = count >= Math.min(inView, inSight);
  const ours: Layer = { ...known, count: count >= inSight ? Infinity : count };
  const others = layers.filter(({ zoom }) => zoom !== wanted).flatMap((layer): Layer[] => {
    if (layer.zoom === shown && !isReady) return [layer];
    const rest = Math.min(layer.count, zooms.amountOf(layer).inSight) - OUT;
    return rest > 0 ? [{ ...layer, count: rest }] : [];
  });
  return { shown: isReady ? wanted : shown, layers: [...others, ours] };
}

/** Whether another frame has something to do. */
export const isUnsettled = ({ shown, layers }: Layers, wanted: Zoom): boolean => (
  shown !== wanted || layers.length > 1 || layers.some(({ count }) => count !== Infinity)
);

/** The zoom that is shown of a pane that scrolls both ways, and the one that is wanted, which comes a few frames later. */
export function useLayers(
  scroller: RefObject<HTMLElement | null>, wanted: Zoom, pane: Pane, zooms: Zooms,
): Layers & { /** To the place that it is scrolled to. */ look(): void } {
  const [state, setState] = useState<Layers>({ shown: wanted, layers: [{ zoom: wanted, place: { x: 0, y: 0 }, count: Infinity }] });
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const place = placeAt(element.scrollLeft, element.scrollTop, pane);
    setState((before) => {
      const own = before.layers.find(({ zoom }) => zoom === before.shown);
      if (own?.place.x === place.x && own.place.y === place.y) return before;
      return { ...before, layers: before.layers.map((layer) => (layer === own ? { ...layer, place } : layer)) };
    });
  }, [scroller, pane]);
  useEffect(() => {
    const element = scroller.current;
    look();
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, look]);
  useEffect(() => {
    if (!isUnsettled(state, wanted)) return undefined;
    const frame = requestAnimationFrame(() => {
      const left = scroller.current?.scrollLeft ?? 0;
      setState((before) => nextLayers(before, wanted, zooms, left));
    });
    return () => cancelAnimationFrame(frame);
  });
  return { ...state, look };
}
