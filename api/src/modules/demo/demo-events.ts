import type { DemoEvent } from '../event';
import { AMARA, DEMIR, HELEN, INES, JONAS, KOFI, LEO, MATEO, MEI, NOOR, PRIYA, SOFIA, TOMAS, type DemoPerson } from './demo-people';
import { demoPicture } from './demo-pictures';

const speaker = ({ id, firstname, lastname }: DemoPerson, position: string, companyName: string) => (
  { userId: id, firstName: firstname, lastName: lastname, position, companyName }
);
const ids = (...people: readonly DemoPerson[]) => people.map(({ id }) => id);

const FOUR = [
  speaker(PRIYA, 'Head of Operations', 'Loopcrate'), speaker(TOMAS, 'Co-founder', 'Salt & Grid'), speaker(NOOR, 'CTO', 'Kilo Robotics'),
  speaker(KOFI, 'Founder', 'Tideline Sensors'),
];

/** The event that Fernwood Kitchen writes about. */
export const KITCHEN_DINNER = '0b000000-0000-4000-8000-000000000001';

/** What people of the demo meet at, before and after the moment it is written. */
export const demoEvents = (companies: Record<'loopcrate' | 'tideline' | 'kitchen' | 'kilo', string>): DemoEvent[] => [
  {
    name: 'Deposit law, explained by the people who wrote it', companyId: companies.tideline, creatorId: KOFI.id, type: 'VIRTUAL',
    description: 'Two of the authors go through the draft, paragraph by paragraph, and say what it means for whoever lends crates, cups or bottles.',
    meetingLink: 'https://meet.example/deposit-law', inDays: 0.125, minutes: 90, thumbNail: demoPicture('cover-moss'),
    speakers: [speaker(NOOR, 'CTO', 'Kilo Robotics')], attendeeIds: ids(AMARA, PRIYA, NOOR, TOMAS, MEI, LEO, INES, DEMIR),
  },
  {
    name: 'Open depot: watch 900 crates get washed', companyId: companies.loopcrate, creatorId: PRIYA.id, type: 'PHYSICAL',
    description: 'Come and see the least glamorous machine in circular retail. We run the full wash cycle, show the RFID gate that counts every '
      + 'return, and open our cost sheet. Bring your own numbers and we will compare them line by line.',
    location: 'Depot B, Lahnstraße 31, Berlin', inDays: 5, at: '09:00', minutes: 180, thumbNail: demoPicture('cover-amber'), capacity: 24,
    speakers: FOUR, attendeeIds: ids(PRIYA, KOFI, HELEN, SOFIA, NOOR, TOMAS, MEI, JONAS, MATEO),
  },
  {
    id: KITCHEN_DINNER, name: 'Kitchen without a bin', companyId: companies.kitchen, creatorId: LEO.id, type: 'PHYSICAL',
    description: 'A dinner for twenty from what a market throws away by four. You cook, we tell what it costs.',
    location: 'Rue des Jardins 4, Lyon', inDays: 14, at: '18:00', minutes: 180, thumbNail: demoPicture('cover-night'), capacity: 8,
    speakers: [], attendeeIds: ids(LEO, SOFIA, MEI, KOFI, DEMIR, HELEN, PRIYA, INES),
  },
  {
    name: 'Pricing a service nobody has bought yet', companyId: companies.kilo, creatorId: NOOR.id, type: 'VIRTUAL',
    description: 'Three founders show the first price they asked for, what happened, and the price they ask today. Bring one number.',
    meetingLink: 'https://meet.example/pricing-june', inDays: 20, at: '13:00', minutes: 45, thumbNail: demoPicture('cover-sea'),
    speakers: [speaker(SOFIA, 'Founder', 'Fernwood Bakery')], attendeeIds: ids(MEI, NOOR, SOFIA, TOMAS),
  },
  {
    name: 'What a lost crate costs', companyId: companies.loopcrate, creatorId: AMARA.id, type: 'VIRTUAL',
    description: 'Numbers of the first 10,000 rounds, with the mistakes in them.', meetingLink: 'https://meet.example/lost-crate',
    inDays: -12, at: '16:00', minutes: 60, thumbNail: demoPicture('cover-moss'), speakers: [], attendeeIds: ids(AMARA, PRIYA, KOFI, LEO),
  },
];
