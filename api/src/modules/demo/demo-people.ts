/** Everybody who appears in the demo; those with an account in the list sign in with `DEMO_PASSWORD`. */
export interface DemoPerson { id: string; email: string; firstname: string; lastname: string; picture: string; bio: string }

export const DEMO_PASSWORD = 'heartwood-demo';

const person = (number: number, email: string, firstname: string, lastname: string, bio: string): DemoPerson => ({
  id: `0d000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  email, firstname, lastname, bio,
  // Its address has plain letters only.
  picture: `${firstname}-${lastname}`.toLowerCase().normalize('NFD').replace(/[^a-z-]/g, ''),
});

export const AMARA = person(
  1, 'founder@loopcrate.example', 'Amara', 'Okafor', 'Founder of Loopcrate. Ran a wholesale floor for nine years and counted the boxes.',
);
export const PRIYA = person(
  2, 'admin@loopcrate.example', 'Priya', 'Raman', 'Keeps the washing line, the numbers and the calendar in step.',
);
export const MATEO = person(
  3, 'editor@loopcrate.example', 'Mateo', 'Silva', 'Talks to grocers before they open. Writes down what they say.',
);
export const JONAS = person(4, 'viewer@loopcrate.example', 'Jonas', 'Lindqvist', 'Builds the routing model and the crate tracking.');
export const HELEN = person(
  5, 'custom@loopcrate.example', 'Helen', 'Brandt', 'Former head of logistics in retail; advises young supply chain companies.',
);
export const MEI = person(6, 'mei.tanaka@mira-optics.example', 'Mei', 'Tanaka', 'Founder of Mira Optics.');
export const KOFI = person(7, 'kofi.mensah@tideline.example', 'Kofi', 'Mensah', 'Founder of Tideline Sensors.');
export const LEO = person(8, 'leo.baptiste@fernwood-kitchen.example', 'Leo', 'Baptiste', 'Founder of Fernwood Kitchen.');
/** Shares no company with anybody of Loopcrate. */
export const SOFIA = person(9, 'outsider@fernwood.example', 'Sofia', 'Marchetti', 'Founder of Fernwood Bakery.');
export const NOOR = person(
  10, 'noor.haddad@kilo-robotics.example', 'Noor', 'Haddad', 'Founder of Kilo Robotics. Reads draft laws so that others need not.',
);
export const TOMAS = person(11, 'tomas.dvorak@salt-and-grid.example', 'Tomáš', 'Dvořák', 'Founder of Salt & Grid.');
export const INES = person(
  12, 'ines.carvalho@mira-optics.example', 'Inês', 'Carvalho', 'Buys for Mira Optics: glass, lenses, and what they travel in.',
);
/** A customer: has no company here. */
export const DEMIR = person(13, 'yasemin.demir@bio-kiste.example', 'Yasemin', 'Demir', 'Runs the Bio-Kiste shops in Neukölln.');

/** What some say of themselves besides their bio. */
export const DEMO_PROFILES: readonly (readonly [
  DemoPerson, { headline: string; city: string; links?: string[]; showsEvents?: boolean },
])[] = [
  [AMARA, { headline: 'Founder of Loopcrate. Nine years between pallets.', city: 'Berlin, Germany', links: ['https://loopcrate.example'] }],
  [PRIYA, { headline: 'Runs the washing line at Loopcrate.', city: 'Berlin, Germany' }],
  [KOFI, { headline: 'Founder of Tideline Sensors. Reads water for a living.', city: 'Porto, Portugal' }],
  [NOOR, { headline: 'CTO at Kilo Robotics. Writes about rules that decide hardware.', city: 'Rotterdam, Netherlands', showsEvents: true }],
  [INES, { headline: 'Buys for Mira Optics and says no to most of it.', city: 'Lisbon, Portugal' }],
  [TOMAS, { headline: 'Co-founder of Salt & Grid.', city: 'Brno, Czechia' }],
];

export const DEMO_PEOPLE: readonly DemoPerson[] = [AMARA, PRIYA, MATEO, JONAS, HELEN, MEI, KOFI, LEO, SOFIA, NOOR, TOMAS, INES, DEMIR];
