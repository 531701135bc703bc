import { drawDemoCover } from './demo-covers';

/** Faces and marks of the demo, drawn like the product's own illustrations: a few shapes each, no file to carry. */
interface Face {
  ground: string;
  skin: string;
  shirt: string;
  /** Behind the head. */
  back?: string;
  /** In front of it. */
  hair: string;
}

const long = (colour: string) => `<path d="M10.500 25C9 13 12 7 20 7s11 6 9.500 18c-1 2-18 2-19 0z" fill="${colour}"/>`;
const loose = (colour: string) => `<path d="M10 33C8 18 10 7 20 7s12 11 10 26z" fill="${colour}"/>`;
const knot = (colour: string) => `<circle cx="20" cy="6" r="4.600" fill="${colour}"/>`;
const cropped = (colour: string) => (
  `<path d="M12.200 16.500c-.4-6 3.200-9 7.800-9s8.200 3 7.800 9c-1.600-3.400-3.800-5-7.800-5s-6.200 1.600-7.800 5z" fill="${colour}"/>`
);
const parted = (colour: string) => (
  `<path d="M12.300 18c0-6 3-9.500 7.700-9.500s7.700 3.500 7.700 9.500c-2-1.500-3-4-3.600-5.600-2.200 2.600-7 3-11.800 5.600z" fill="${colour}"/>`
);
const short = (colour: string) => (
  `<path d="M12 16.800c-1.200-7 3-10.600 8.600-10.600 5 0 8.400 3.800 7.400 10.600-.8-2.400-1.600-3.600-2.400-4.600-3.400.6-8.400.6-11-.8-1.200 1.400-2 3-2.600 5.400z" fill="${colour}"/>`
);
const fringe = (colour: string) => (
  `<path d="M12.400 17c0-5.500 3-8.800 7.600-8.800s7.600 3.300 7.600 8.800c-3 0-6-1.400-7.400-3.600-1.600 2.200-4.600 3.600-7.800 3.600z" fill="${colour}"/>`
);
const beard = (colour: string) => (
  `<path d="M12.400 18c0 7.600 3.200 10.600 7.600 10.600s7.600-3 7.600-10.600c-.8 3.200-2 4.200-3.400 4.200-1.200 0-2.600-.8-4.200-.8s-3 .8-4.200.8c-1.400 0-2.600-1-3.400-4.200z" fill="${colour}"/>`
);

const FACES: Readonly<Record<string, Face>> = {
  'amara-okafor': { ground: '#F4C9A8', skin: '#8A5233', shirt: '#0F5A45', back: knot('#1C1512'), hair: cropped('#1C1512') },
  'priya-raman': { ground: '#E9D4B0', skin: '#B97C52', shirt: '#A23B57', back: loose('#20160F'), hair: parted('#20160F') },
  'mateo-silva': { ground: '#CFE0D2', skin: '#D9A37B', shirt: '#DFA640', hair: short('#3A261A') + beard('#3A261A') },
  'jonas-lindqvist': { ground: '#BFD3E8', skin: '#F0C9A8', shirt: '#2C3A4F', hair: short('#C79A55') },
  'helen-brandt': { ground: '#E5D3E4', skin: '#F3D3BC', shirt: '#4B3A6B', back: long('#D8D4CE'), hair: fringe('#D8D4CE') },
  'mei-tanaka': { ground: '#F3D6D0', skin: '#EBC39C', shirt: '#2F6D62', back: long('#17120F'), hair: fringe('#17120F') },
  'kofi-mensah': { ground: '#DCE3C4', skin: '#6B3F26', shirt: '#1E5FA8', hair: cropped('#15100D') },
  'leo-baptiste': { ground: '#F0DDB8', skin: '#A5693F', shirt: '#4D6A1C', hair: short('#241811') },
  'sofia-marchetti': { ground: '#D5DEEA', skin: '#E9BE9A', shirt: '#B5502B', back: loose('#5A3520'), hair: parted('#5A3520') },
  'noor-haddad': { ground: '#DCE3C4', skin: '#C98B62', shirt: '#3F6B35', back: long('#2A4A86'), hair: fringe('#2A4A86') },
  'tomas-dvorak': { ground: '#DDE5E2', skin: '#EFC6A4', shirt: '#1F4E6B', hair: short('#5A3A22') + beard('#5A3A22') },
  'ines-carvalho': { ground: '#CFE6E6', skin: '#E3AE86', shirt: '#D4648A', back: loose('#1E1410'), hair: fringe('#1E1410') },
  'yasemin-demir': { ground: '#EFE0CF', skin: '#DDA57E', shirt: '#5B3F7A', back: loose('#3B2115'), hair: parted('#3B2115') },
};

const MARKS: Readonly<Record<string, { ground: string; drawing: string }>> = {
  loopcrate: {
    ground: '#0F5A45',
    drawing: '<path d="M4 8.500 12 4l8 4.500v7L12 20l-8-4.500z" fill="none" stroke="#fff" stroke-width="2.200" stroke-linejoin="round"/><path d="M8 11.500 12 14l4-2.500" stroke="#FFB48A" stroke-width="2.200" fill="none" stroke-linecap="round"/>',
  },
  'tideline-sensors': {
    ground: '#1E5FA8',
    drawing: '<path d="M3 9c3-3 6-3 9 0s6 3 9 0M3 15c3-3 6-3 9 0s6 3 9 0" stroke="#fff" stroke-width="2.400" fill="none" stroke-linecap="round"/>',
  },
  'fernwood-kitchen': {
    ground: '#4D6A1C',
    drawing: '<path d="M12 21V8M12 13c-4 0-6-2-6-6 4 0 6 2 6 6zm0-2c0-4 2-6 6-6 0 4-2 6-6 6z" stroke="#fff" stroke-width="2" fill="none" stroke-linejoin="round" stroke-linecap="round"/>',
  },
  'mira-optics': {
    ground: '#7A2A6B',
    drawing: '<circle cx="12" cy="12" r="7" fill="none" stroke="#fff" stroke-width="2.400"/><circle cx="12" cy="12" r="2.200" fill="#fff"/>',
  },
  'fernwood-bakery': {
    ground: '#9A5B12',
    drawing: '<path d="M5 15c0-6 3-9 7-9s7 3 7 9zM9 15v-4M12 15v-6M15 15v-4" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'kilo-robotics': {
    ground: '#1D2D44',
    drawing: '<path d="M7 4v16M17 5 8 12l9 7" stroke="#fff" stroke-width="2.400" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'salt-and-grid': {
    ground: '#2F6B78',
    drawing: '<path d="M4 9h16M4 15h16M9 4v16M15 4v16" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>',
  },
};

/** Address of a picture of the demo, as it stands in `profile_photo` and `logo`. */
export function demoPicture(name: string): string {
  return `/demo/pictures/${name}.svg`;
}

/** The drawing, or null when there is none of this name. */
export function drawDemoPicture(name: string): string | null {
  const face = Object.hasOwn(FACES, name) ? FACES[name] : undefined;
  if (face) return drawFace(face);
  const mark = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined;
  return mark
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40" width="160" height="160"><rect x="-8" y="-8" width="40" height="40" fill="${mark.ground}"/>${mark.drawing}</svg>`
    : drawDemoCover(name);
}

function drawFace({ ground, skin, shirt, back = '', hair }: Face): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="160" height="160"><rect width="40" height="40" fill="${ground}"/>${back}`
    + `<path d="M3 44c0-10 7.500-14.500 17-14.500S37 34 37 44z" fill="${shirt}"/>`
    + `<path d="M16.200 22h7.600v7.800c0 2.200-7.600 2.200-7.600 0z" fill="${skin}"/><path d="M16.200 22h7.600v7.800c0 2.200-7.600 2.200-7.600 0z" fill="#5a2b10" opacity=".16"/>`
    + `<ellipse cx="20" cy="18" rx="7.700" ry="9" fill="${skin}"/>${hair}</svg>`;
}
