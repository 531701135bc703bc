/** Ground, rings, and the few bricks that are lit. */
const COVERS: Readonly<Record<string, readonly [ground: string, brick: string, lit: string, pale: string]>> = {
  'cover-moss': ['#14362A', '#2F6A50', '#FF8A5B', '#2F6A50'],
  'cover-amber': ['#5B3210', '#935620', '#F4B25C', '#F8E6C6'],
  'cover-night': ['#18235A', '#33489A', '#F6C983', '#33489A'],
  'cover-sea': ['#0C4A50', '#23707A', '#7FE0CF', '#F6E3B8'],
};

const RINGS = 9;
const [WIDTH, HEIGHT] = [640, 360];

/** A cover of the demo, 16:9: rings of bricks around a point at the foot, as the wood's rings are drawn; null when there is none. */
export function drawDemoCover(name: string): string | null {
  const colours = Object.hasOwn(COVERS, name) ? COVERS[name] : undefined;
  if (!colours) return null;
  const [ground, brick, lit, pale] = colours;
  const bricks: string[] = [];
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const count = 4 + ring * 4;
    for (let nth = 0; nth < count; nth += 1) {
      const seed = (ring * 31 + nth * 17) % 23;
      const fill = seed < 2 ? lit : seed < 3 ? pale : seed < 11 ? brick : 'none';
      bricks.push(
        `<path d="${arc(ring * 46, ring * 46 + 32, nth / count + 0.012 / ring, (nth + 1) / count - 0.012 / ring)}" fill="${fill}" stroke="${brick}" stroke-width="1.500"/>`,
      );
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`
    + `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${bricks.join('')}</svg>`;
}

/** A brick between two radii and two parts of a full turn. */
function arc(inner: number, outer: number, from: number, to: number): string {
  const point = (radius: number, turn: number) => (
    `${(WIDTH * 0.36 + radius * Math.cos(turn * 2 * Math.PI)).toFixed(1)} ${(HEIGHT * 0.96 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(1)}`
  );
  return `M${point(inner, from)}A${inner} ${inner} 0 0 1 ${point(inner, to)}L${point(outer, to)}A${outer} ${outer} 0 0 0 ${point(outer, from)}z`;
}
