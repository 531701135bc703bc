import { SHARE_SECTIONS } from '@heartwood/contract/domain';
import type { DemoShareLink } from '../share';

/** What Loopcrate has sent out. */
export const DEMO_SHARE_LINKS: readonly DemoShareLink[] = [
  {
    name: 'Seed investors', sections: SHARE_SECTIONS, asksMail: true, madeDaysAgo: 24, endsIn: 47,
    visitors: [
      {
        mail: 'kai@northlight-fund.example', daysAgo: [1, 6, 19],
        seconds: { pitch: 21, problem: 14, market: 58, businessModel: 33, goals: 19, team: 26 },
        question: { section: 'market', text: 'How many of the 18,300 shops buy from a wholesaler you already deliver to?' },
      },
      { mail: 'ana@seedling-capital.example', daysAgo: [3, 11], seconds: { pitch: 12, market: 41, competition: 22, team: 9 } },
      { mail: 'r.osei@commons-angels.example', daysAgo: [8], seconds: { pitch: 30, problem: 25, solution: 18, timeline: 12 } },
    ],
  },
  {
    name: 'Depot partners', sections: ['pitch', 'problem', 'solution', 'goals', 'timeline'], madeDaysAgo: 31,
    visitors: [{ daysAgo: [2, 5, 9], seconds: { solution: 40, timeline: 35 } }, { daysAgo: [4], seconds: { goals: 16 } }],
  },
  { name: 'Old grant office', sections: ['level', 'pitch', 'sdgs'], madeDaysAgo: 58, endsIn: -6 },
];
