function face(ground: string, coat: string, skin: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><path d="M3 44c0-10 7.500-14.500 17-14.500S37 34 37 44z" fill="${coat}"/><ellipse cx="20" cy="18" rx="7.700" ry="9" fill="${skin}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const people = [
  { id: 'jonas', name: 'Jonas Lindqvist', photo: face('#BFD3E8', '#2C3A4F', '#F0C9A8') },
  { id: 'amara', name: 'Amara Okafor', photo: face('#F4C9A8', '#0F5A45', '#8A5233') },
  { id: 'priya', name: 'Priya Raman', photo: face('#E9D4B0', '#A23B57', '#B97C52') },
  { id: 'mateo', name: 'Mateo Silva', photo: null },
];

const areas: readonly [string, boolean[]][] = [
  ['foundation', [true, true, true, true, true, false, false]],
  ['business-model', [true, true, true, true, true, false, false, false, false]],
  ['competition', [true, false]],
  ['market-potential', [true, true, false, false]],
  ['risk-assessment', [false, false]],
  ['idea-stage', [true, true]],
  ['market-plan', [true, true]],
];

export const ringSegments = areas.flatMap(([area, done]) => done.map((one, index) => ({ key: `${area}-${index}`, area, done: one })));
