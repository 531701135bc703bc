import type { DemoPost } from '../post';
import type { DemoFollows } from '../social';
import { KITCHEN_DINNER } from './demo-events';
import { AMARA, DEMO_PEOPLE, HELEN, INES, JONAS, KOFI, LEO, MATEO, MEI, NOOR, PRIYA, SOFIA, TOMAS } from './demo-people';

const HOUR = 60;
const DAY = 24 * HOUR;

type Companies = Record<'loopcrate' | 'tideline' | 'kitchen' | 'mira' | 'bakery' | 'kilo' | 'salt', string>;

/** What stands in Explore: what founders learned this week, and what they ask each other. */
export function demoPosts({ loopcrate, tideline, kitchen }: Pick<Companies, 'loopcrate' | 'tideline' | 'kitchen'>): DemoPost[] {
  const others = (...people: readonly { id: string }[]) => DEMO_PEOPLE.filter((person) => !people.includes(person));
  return [
    {
      by: INES, minutesAgo: 38, feeling: 'proud', tags: ['unit-economics', 'decisions'], likedBy: others(INES, SOFIA), savedBy: [AMARA],
      text: 'We said no to a distribution deal that would have doubled revenue and killed the margin. Writing down the cost block first made it a ten-minute decision instead of a ten-day one.',
      comments: [{
        by: KOFI, minutesAgo: 21, text: 'Which number flipped it? Margin per order, or the payback?',
        replies: [{ by: INES, minutesAgo: 9, text: 'Payback. 5 months became 19.' }],
      }],
    },
    {
      by: KOFI, minutesAgo: 2 * HOUR, tags: ['circular', 'hardware'], likedBy: [AMARA, TOMAS, MEI, NOOR, PRIYA],
      text: 'Which crate survives a commercial dishwasher? We broke nine of ten in the first month.',
      comments: [{ by: PRIYA, minutesAgo: 100, text: 'The sealed one, at 85 °C. I can bring it to your depot.' }],
    },
    {
      by: NOOR, minutesAgo: 2 * HOUR + 5, feeling: 'focused', tags: ['deposit-law'], likedBy: others(NOOR), savedBy: [AMARA, PRIYA],
      text: 'The ministry published the draft deposit rules last night. Section 14 exempts closed loops under 30 days.',
      comments: [{ by: AMARA, minutesAgo: 90, text: 'That is ours to the day. Thank you for reading it.' }],
    },
    {
      by: LEO, companyId: kitchen, isCompanyPost: true, postType: 'LIMITED', minutesAgo: 3 * HOUR, tags: ['circular'],
      likedBy: [AMARA, SOFIA, KOFI], eventId: KITCHEN_DINNER,
      savedBy: [AMARA],
      text: 'Opening our kitchen to founders: how we run it on reusable everything.',
    },
    {
      by: PRIYA, companyId: loopcrate, postType: 'LIMITED', minutesAgo: 4 * HOUR, likedBy: [AMARA, JONAS, MATEO],
      text: 'SAM is written. Tell me which number you would attack first.',
    },
    {
      by: AMARA, minutesAgo: 20 * HOUR, feeling: 'relieved', tags: ['circular', 'logistics'], mentions: [PRIYA], likedBy: others(AMARA),
      text: 'First full week without a lost crate. 4,310 out, 4,310 back. Thank you @Priya Raman for the dock readers.',
      comments: [
        {
          by: NOOR, minutesAgo: 19 * HOUR, text: 'Which reader survived the wash area? @Priya Raman told me two of six did not.',
          replies: [{ by: PRIYA, minutesAgo: 18 * HOUR, text: '@Noor Haddad the sealed one, at 85 °C.' }],
        },
        {
          by: KOFI, minutesAgo: 3 * HOUR, text: 'Zero lost is the number I did not believe. How many came back late?',
          replies: [{ by: AMARA, minutesAgo: 170, text: '41 on the second visit. Late is not lost, but we count it now.' }],
        },
      ],
    },
    {
      by: AMARA, companyId: loopcrate, isCompanyPost: true, minutesAgo: DAY, feeling: 'determined', likedBy: [PRIYA, HELEN, KOFI, TOMAS],
      text: '47 days to 1,000 trips a day.',
    },
    {
      by: AMARA, companyId: loopcrate, minutesAgo: 30 * HOUR, validationField: 'overallProblem', tags: ['deposit-law', 'circular'],
      likedBy: [KOFI, LEO, SOFIA],
      text: 'Do you pay twice for a single-use box: once for the box and once for the waste?',
      comments: [
        { by: KOFI, minutesAgo: 28 * HOUR, stance: 'CONFIRMS', text: 'Yes, and the second bill is the larger one.' },
        { by: LEO, minutesAgo: 26 * HOUR, stance: 'CONFIRMS', text: 'In Lyon by weight, so every wet box counts double.' },
        { by: SOFIA, minutesAgo: 25 * HOUR, stance: 'CONTRADICTS', text: 'The city takes ours for nothing.' },
      ],
    },
    {
      by: MATEO, companyId: loopcrate, postType: 'PRIVATE', minutesAgo: 2 * DAY, likedBy: [AMARA, PRIYA],
      text: 'Bio-Kiste asked for a second depot. Notes are in the channel.',
    },
    {
      by: MEI, minutesAgo: 2 * DAY + HOUR, feeling: 'curious', tags: ['hardware', 'pre-seed'], likedBy: [INES, AMARA],
      text: 'Who has a list of funds that read a hardware plan to the end?',
      comments: [{ by: HELEN, minutesAgo: 2 * DAY, text: 'I will send you four names.' }],
    },
    {
      by: KOFI, companyId: tideline, isCompanyPost: true, minutesAgo: 3 * DAY, tags: ['hiring'], likedBy: [AMARA],
      text: 'We look for somebody who has soldered in the rain.',
    },
    {
      by: TOMAS, minutesAgo: 5 * DAY, tags: ['circular'], likedBy: others(TOMAS, SOFIA), savedBy: [AMARA],
      text: 'Stack height decides everything: six crates fit a van shelf, seven do not.',
    },
    { by: SOFIA, minutesAgo: 6 * DAY, feeling: 'thankful', likedBy: [LEO], text: 'Forty loaves sold before nine. The queue was the test.' },
  ];
}

export function demoFollows({ loopcrate, tideline, kitchen, mira, bakery, kilo, salt }: Companies): DemoFollows {
  const ids = (...people: readonly { id: string }[]) => people.map(({ id }) => id);
  return {
    people: [
      [MEI.id, ids(AMARA, INES, NOOR)], [AMARA.id, ids(KOFI, NOOR, TOMAS, LEO, SOFIA, PRIYA)], [NOOR.id, ids(KOFI, TOMAS, MEI)],
      [KOFI.id, ids(AMARA, PRIYA)],
      [TOMAS.id, ids(KOFI, MEI)], [PRIYA.id, ids(AMARA)], [INES.id, ids(AMARA, MEI)],
    ],
    companies: [
      [tideline, ids(AMARA, PRIYA, NOOR)], [kitchen, ids(AMARA, SOFIA)], [loopcrate, ids(KOFI, NOOR, TOMAS, MEI)],
      [kilo, ids(KOFI, MEI, TOMAS, PRIYA, JONAS)], [salt, ids(NOOR, LEO, SOFIA)], [mira, ids(KOFI, NOOR)], [bakery, ids(LEO)],
    ],
  };
}
