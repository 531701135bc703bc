import {
  aligned, boundsOf, distributed, meets, rescaled, resized, restsOf, settledBox, snapped, type Box, type Edge, type Handle,
} from './geometry';

const box = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height });

it('comes to rest on an edge that is near, and says where', () => {
  const rests = restsOf([box(300, 400)]);
  expect(snapped(box(297, 600), rests, 6)).toEqual({
    dx: 3, dy: 0, guides: [{ axis: 'x', at: 300 }, { axis: 'x', at: 350 }, { axis: 'x', at: 400 }],
  });
  expect(snapped(box(280, 600), rests, 6)).toEqual({ dx: 0, dy: 0, guides: [] });
});

it('comes to rest in the middle of the slide', () => {
  expect(snapped(box(752, 427), restsOf([]), 6)).toEqual({ dx: -2, dy: -2, guides: [{ axis: 'x', at: 800 }, { axis: 'y', at: 450 }] });
});

it.each<[Handle, boolean, Box]>([
  ['se', false, box(10, 10, 120, 60)], ['nw', false, box(30, 20, 80, 40)], ['e', false, box(10, 10, 120, 50)],
  ['n', false, box(10, 20, 100, 40)],
  ['se', true, box(10, 10, 120, 60)],
])('is made larger by its %s handle (ratio kept: %s)', (handle, keepsRatio, expected) => {
  expect(resized(box(10, 10), handle, 20, 10, keepsRatio)).toEqual(expected);
});

it('is never too small to take hold of', () => {
  expect(resized(box(10, 10), 'w', 500, 0)).toEqual({ x: 94, y: 10, width: 16, height: 50 });
});

it.each<[Edge, number[], number[]]>([
  ['left', [0, 0], [0, 100]], ['center', [50, 50], [0, 100]], ['right', [100, 100], [0, 100]],
  ['top', [0, 100], [0, 0]], ['middle', [0, 100], [50, 50]], ['bottom', [0, 100], [100, 100]],
])('aligns at the %s', (edge, xs, ys) => {
  const placed = aligned([box(0, 0), box(100, 100)], edge);
  expect([placed.map(({ x }) => x), placed.map(({ y }) => y)]).toEqual([xs, ys]);
});

it('aligns one alone on the slide', () => expect(aligned([box(3, 3)], 'center')).toEqual([box(750, 3)]));

it('leaves the same room between them, whatever their order', () => {
  expect(distributed([box(500, 0), box(0, 0), box(120, 0)], 'x').map(({ x }) => x)).toEqual([500, 0, 250]);
});

it('scales with the frame around it', () => {
  expect(rescaled(box(50, 50, 50, 50), box(0, 0, 100, 100), box(100, 0, 200, 100))).toEqual(box(200, 50, 100, 50));
});

it('knows the frame around boxes, and which ones meet', () => {
  expect(boundsOf([box(0, 0), box(200, 100)])).toEqual(box(0, 0, 300, 150));
  expect([meets(box(0, 0), box(99, 0)), meets(box(0, 0), box(100, 0))]).toEqual([true, false]);
});

it('stays on the slide with enough to take hold of', () => expect(settledBox(box(-400.4, 1200.2))).toEqual(box(-84, 884)));
