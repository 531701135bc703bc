import { BLOCK_KINDS, sourceLine, themeOf } from '@heartwood/contract/deck';
import { render, screen } from '@testing-library/react';
import { allKinds, marketSlide, SETTINGS } from './slide.sample';
import { SlideThumb, SlideView } from './slide-view';

const paper = themeOf('paper');
const shown = (slide = marketSlide) => render(<SlideView slide={slide} theme={paper} settings={SETTINGS} number={6} />);

test('a slide is a group with its name, its title a heading, its chart in words', () => {
  shown();
  expect(screen.getByRole('group', { name: 'Slide 6: Food shops near us spend €587M a year on boxes we can replace.' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Food shops near us');
  expect(screen.getByRole('img', { name: 'TAM: 2,580 €M; SAM: 587 €M; SOM: 41.3 €M' })).toBeInTheDocument();
  expect(screen.getByText('Loopcrate')).toBeInTheDocument();
});

test('every kind of block is drawn', () => {
  const { container } = render(
    <>{allKinds.map((slide) => <SlideView key={slide.id} slide={slide} theme={paper} settings={SETTINGS} number={1} />)}</>,
  );
  expect(new Set(allKinds.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))).toEqual(
    new Set(BLOCK_KINDS.filter((kind) => kind !== 'image')),
  );
  for (const block of allKinds.flatMap(({ blocks }) => (
    blocks
  ))) expect(container.querySelector(`[data-block="${block.id}"] > *`)).not.toBeNull();
});

test('a ring has a segment for each, those that are done filled, and says its numbers', () => {
  shown({
    ...marketSlide, blocks: [{
      id: 'ring-0001', kind: 'chart', chart: 'ring', title: '', x: 0, y: 0, width: 420, height: 420, rev: 1, bindings: [],
      labels: ['Done', 'Open'], series: [{ name: '', values: [17, 11] }],
    }],
  });
  const paths = [...screen.getByRole('img', { name: 'Done: 17; Open: 11' }).querySelectorAll('path')];
  expect([paths.length, paths.filter((path) => path.getAttribute('fill') !== 'none').length]).toEqual([28, 17]);
});

test('a picture has its words, cut as the writer cut it; a link that is none is not one', () => {
  const place = { x: 0, y: 0, width: 400, height: 300, rev: 1, bindings: [] };
  shown({
    ...marketSlide, blocks: [
      {
        ...place, id: 'image-001', kind: 'image', address: '/files/a.png', alt: 'A crate', fit: 'cover',
        crop: { x: 0.25, y: 0, width: 0.5, height: 1 }, link: 'https://loopcrate.example',
      },
      { ...place, id: 'quote-001', kind: 'quote', text: 'x', by: '', link: 'javascript:alert(1)' },
    ],
  });
  expect(screen.getByAltText('A crate')).toHaveStyle({ width: '200%', left: '-50%' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://loopcrate.example']);
});

test('a thumb is scenery: nobody hears it or tabs into it', () => {
  const { container } = render(<SlideThumb slide={marketSlide} theme={paper} settings={SETTINGS} number={6} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.querySelector('[inert]')).not.toBeNull();
});

test('the source line names each fact of the plan once, and only those with a source', () => {
  const [binding] = marketSlide.blocks[1]?.bindings ?? [];
  const blocks = [
    ...marketSlide.blocks, ...(binding ? [{ ...marketSlide.blocks[0]!, bindings: [binding, { ...binding, path: 'tam.value' }] }] : []),
  ];
  const facts: Record<string, { name: string; source: string }> = {
    'sam.value': { name: 'SAM', source: 'Assumption' }, 'tam.value': { name: 'TAM', source: '' },
  };
  expect(sourceLine({ blocks }, (path) => facts[path])).toBe('SAM: Assumption');
});
