import type { Zoom } from '../../timeline/scale';
import { isUnsettled, nextLayers, type Layers, type Zooms } from './use-layers';

const zooms: Zooms = { amountOf: () => ({ inSight: 200, inView: 60 }), placeFrom: (_from, left) => ({ x: left, y: 0 }) };
const settled: Layers = { shown: 'quarter', layers: [{ zoom: 'quarter', place: { x: 7, y: 1 }, count: Infinity }] };

/** What each frame draws until nothing is left to do. */
function framesTo(wanted: Zoom, from: Layers = settled, most = Infinity): Layers[] {
  const frames = [from];
  for (let last = from; isUnsettled(last, wanted) && frames.length <= most; frames.push(last)) last = nextLayers(last, wanted, zooms, 3);
  return frames;
}
const countIn = ({ layers }: Layers) => layers.reduce((sum, { count }) => sum + Math.min(count, 200), 0);

it('another zoom takes its place once all that is in view is there, and ends alone with all that is in sight', () => {
  const frames = framesTo('month');
  const turn = frames.findIndex(({ shown }) => shown === 'month');
  expect(frames[turn]?.layers.find(({ zoom }) => zoom === 'month')?.count).toBeGreaterThanOrEqual(60);
  expect(frames[turn - 1]?.layers.find(({ zoom }) => zoom === 'quarter')?.count).toBe(Infinity);
  expect(frames.at(-1)).toEqual({ shown: 'month', layers: [{ zoom: 'month', place: { x: 3, y: 0 }, count: Infinity }] });
});

it('no frame puts in or takes out more than some', () => {
  const frames = framesTo('month');
  const changes = frames.slice(1).map((frame, at) => Math.abs(countIn(frame) - countIn(frames[at] as Layers)));
  expect(Math.max(...changes)).toBeLessThanOrEqual(36);
});

it('who changes their mind sees what they asked for last; what was begun goes', () => {
  const begun = framesTo('month', settled, 2).at(-1) as Layers;
  expect(framesTo('quarter', begun).at(-1)).toEqual(settled);
  expect(framesTo('year', begun).at(-1)?.layers.map(({ zoom }) => zoom)).toEqual(['year']);
});
