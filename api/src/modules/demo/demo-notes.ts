import type { DemoNotes } from '../note';
import { AMARA, JONAS, MATEO, PRIYA } from './demo-people';
import { rich } from './rich';

const HOUR = 60;
const DAY = 24 * HOUR;

const quote = (text: string) => ({ type: 'block-quote', children: [{ text, italic: true }] });
const check = (text: string, checked: boolean) => ({ type: 'check-list-item', checked, children: [{ text }] });

/** What Amara writes down between two visits, and what her team has given her. */
export const DEMO_NOTES: readonly DemoNotes[] = [
  {
    by: AMARA,
    folders: [
      {
        name: 'Grocer interviews',
        notes: [
          {
            title: 'Bio-Kiste: why they said no', minutesAgo: 3 * HOUR, givenTo: [MATEO],
            content: [
              ...rich('They like the price. They do not trust that the crate **leaves the shop** on the same day.'),
              quote('“If I trip over it once, I go back to cardboard.”'),
              check('Ask for two weeks of delivery slots', true),
              check('Send the six invoices', true),
              check('Offer evening pickup for the first month', false),
              ...rich('The price is fine, but a deposit on every crate is money they do not have in the till on Mondays.'),
            ],
          },
          {
            title: 'Frau Demir, Sonnenallee', minutesAgo: 2 * DAY,
            content: rich('Twelve deliveries a week, three of them before six.', '“If there is no deposit, bring me twenty tomorrow.”'),
          },
          {
            title: 'Questions for the next five', minutesAgo: 10 * DAY,
            content: rich(['What happens to an empty crate today?', 'Who signs for a delivery?', 'When was the last one that went wrong?']),
          },
          { title: 'Kiezmarkt: first visit', minutesAgo: 12 * DAY, content: rich('One shelf in the yard is all the room there is.') },
          {
            title: 'Wochenmarkt: no', minutesAgo: 30 * DAY, deletedMinutesAgo: 4 * DAY,
            content: rich('They trade crates among themselves. Nobody counts.'),
          },
        ],
      },
      {
        name: 'Fundraising',
        notes: [
          {
            title: 'Term sheet questions', minutesAgo: 5 * DAY, tags: ['seed'],
            content: rich('Does the deposit-free model change the working capital line?', 'Who else has a seat?'),
          },
          { title: 'Call with Ostwind', minutesAgo: 6 * DAY, content: rich('They want a month with two cities before they look again.') },
          {
            title: 'Names from Helen', minutesAgo: 8 * DAY, tags: ['seed'],
            content: rich(['Four funds that read a hardware plan to the end']),
          },
          { title: 'What we never say', minutesAgo: 14 * DAY, content: rich('“There is no competition.” There is cardboard.') },
          { title: 'Data room, what is missing', minutesAgo: 15 * DAY, content: [check('Cap table', true), check('Depot lease', false)] },
          { title: 'Pre-seed, looking back', minutesAgo: 40 * DAY, content: rich('Nine weeks from the first call to the money.') },
          { title: 'Grant of the city', minutesAgo: 44 * DAY, content: rich('Opens again in autumn. The form asks for emissions a trip.') },
          {
            title: 'Old price idea', minutesAgo: 5 * DAY, deletedMinutesAgo: 5 * DAY,
            content: rich('€2 deposit per crate, paid back in the app.'),
          },
        ],
      },
    ],
  },
  {
    by: PRIYA,
    folders: [{
      name: 'Depots',
      notes: [{
        title: 'Depot lease, draft 2', minutesAgo: 5 * HOUR, givenTo: [AMARA, JONAS], tags: ['depot', 'contracts'],
        content: [
          ...rich('Depot B, Gerichtstraße 23. Night line from Thursday, 1,800 crates per shift.'),
          check('Ask for the second loading dock', true),
          check('Cap the yearly rise at 3%', false),
          check('Ask Helen about the break clause', false),
          {
            type: 'paragraph',
            children: [
              { text: 'They want 36 months. ' }, { type: 'mention', userId: AMARA.id, name: 'Amara', children: [{ text: '' }] },
              { text: ' can we live with 24 plus 12?' },
            ],
          },
        ],
      }],
    }],
  },
  {
    by: MATEO,
    folders: [{
      name: 'Wholesale',
      notes: [{
        title: 'Questions for Nordfrucht', minutesAgo: 8 * DAY, givenTo: [AMARA],
        content: rich('Who carries the deposit between the wholesaler and the shop?', 'Who counts what comes back?'),
      }],
    }],
  },
];
