import { contrast } from '@heartwood/contract/deck';
import { companyLook } from './company-look';

const CHOSEN = ['#103127', '#ffffff', '#000000', '#808080', '#ff8a52', '#ffff00', '#0000ff', '#777777', '#5a3212', '#c0ffee'];

describe('the look of a company', () => {
  it.each(CHOSEN.flatMap((ground) => CHOSEN.map((accent) => [ground, accent] as const)))('on %s with %s can be read', (ground, accent) => {
    const { colours, series } = companyLook({ ground, accent, logo: null, font: 'Montserrat' });
    for (const tone of ['text', 'muted', 'accent', 'second'] as const) {
      for (const under of [colours.ground, colours.soft]) expect([tone, contrast(colours[tone], under) >= 4.5]).toEqual([tone, true]);
    }
    for (const mark of [...series, colours.line]) expect(contrast(mark, colours.ground)).toBeGreaterThanOrEqual(3);
  });

  it('keeps colours that can be read as they were chosen', () => {
    expect(companyLook({ ground: '#103127', accent: '#ff8a52', logo: null, font: 'Montserrat' }).colours).toMatchObject({
      ground: '#103127', accent: '#ff8a52',
    });
  });
});
