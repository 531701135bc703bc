import type { Samples } from '@heartwood/client-kit/samples';
import { localToday } from '../src/features/mine/mine-words';
import type { MineQuery } from '../src/generated/graphql';
import { COMPANY_ID, KOFI } from './sample-notifications';

export type SampleMine = MineQuery['mine'];

const DAY = 86_400_000;
const dayFromNow = (days: number) => localToday(new Date(Date.now() + days * DAY));

/** What is in Amara's hands. */
export const sampleMine = (): SampleMine => ({
  __typename: 'Mine', companyId: COMPANY_ID, pressing: 3,
  modules: [
    { __typename: 'MineModule', key: 'culture', dueDate: dayFromNow(-2) },
    { __typename: 'MineModule', key: 'channels', dueDate: null },
  ],
  goals: {
    __typename: 'MineGoals', total: 2,
    rows: [
      { __typename: 'MineGoal', id: '00000000-0000-4000-8000-0000000000d1', title: 'Term sheet', date: dayFromNow(0), color: null },
      { __typename: 'MineGoal', id: '00000000-0000-4000-8000-0000000000d2', title: 'Third city', date: null, color: null },
    ],
  },
  mentions: {
    __typename: 'MineMentions', total: 1,
    rows: [{
      __typename: 'Notification', id: '00000000-0000-4000-8000-0000000000d3', type: 'MENTIONED',
      message: 'Kofi Mensah mentioned you in Vision',
      strong: ['Kofi Mensah', 'Vision'], path: '/app/growth-framework/foundation?module=vision', read: false,
      updatedAt: '2026-05-14T07:38:00.000Z',
      company: { __typename: 'NotificationCompany', id: COMPANY_ID, name: 'Loopcrate' },
    }],
  },
  drafts: {
    __typename: 'MineDrafts', total: 2,
    rows: [
      {
        __typename: 'MineDraft', target: `person:${KOFI.id}`, text: 'About the crates for Monday', updatedAt: '2026-05-14T06:10:00.000Z',
        channelId: null,
        channelName: null, person: KOFI,
      },
      {
        __typename: 'MineDraft', target: 'channel:00000000-0000-4000-8000-0000000000d4', text: 'Who brings the',
        updatedAt: '2026-05-13T06:10:00.000Z',
        channelId: '00000000-0000-4000-8000-0000000000d4', channelName: 'Circular Food Founders', person: null,
      },
    ],
  },
});

export const mineOperations = (): Samples => ({ Mine: () => ({ mine: sampleMine() }) });
