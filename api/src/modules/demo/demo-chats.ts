import type { DemoChat as Chat } from '../messaging';
import { AMARA, DEMIR, HELEN, INES, JONAS, KOFI, LEO, MATEO, MEI, NOOR, PRIYA, SOFIA, TOMAS, type DemoPerson } from './demo-people';

type DemoChat = Chat<DemoPerson>;
type DemoMessage = DemoChat['messages'][number];

const HOUR = 60;
const DAY = 24 * HOUR;
const say = (
  by: DemoPerson, minutesAgo: number, text: string, more: Partial<DemoMessage> = {},
): DemoMessage => ({ by, minutesAgo, text, ...more });

const CIRCULAR_FOOD: DemoChat = {
  name: 'Circular Food Founders', type: 'OPEN', description: 'Reuse, refill and return for food. Numbers first, opinions second.',
  people: [NOOR, AMARA, KOFI, TOMAS, INES, SOFIA, LEO, MEI, MATEO, PRIYA, JONAS],
  messages: [
    say(NOOR, 9 * DAY, 'Welcome. Say what you move, how often it comes back, and what a loss costs you.'),
    say(AMARA, 9 * DAY - 20, 'Crates for fresh food. 5.6 days a loop, 1.4 % lost, €6.80 each.'),
    say(SOFIA, 9 * DAY - 50, 'Bread bags of cloth. Two weeks, and I lose far too many to tell you here.'),
    say(LEO, 9 * DAY - 55, 'Lunch boxes of steel. Three days. Offices are honest, canteens are not.'),
    say(INES, 8 * DAY, 'Glass. Once a month, by the pallet.'),
    say(TOMAS, 7 * DAY, 'Does anybody wash at night? Our heat would be free then.'),
    say(AMARA, 7 * DAY - 30, 'We want to. @Priya Raman asks the depots this week.', { mentions: [PRIYA] }),
    say(KOFI, 6 * DAY, 'Who insures your stock on the road? Ours asks for a serial number on every piece.'),
    say(AMARA, 6 * DAY - 15, 'Same here. The gate readers made that cheap: https://loopcrate.example/gate-readers'),
    say(SOFIA, 5 * DAY, 'Deposit or no deposit for the first month?'),
    say(NOOR, 5 * DAY - 10, 'No deposit. You learn the true loss only when nobody is held to ransom.', {
      reactions: { '👍': [AMARA, LEO, KOFI], '💡': [SOFIA] },
    }),
    say(LEO, 5 * DAY - 25, 'We began with one and dropped it. Returns went up.'),
    say(MEI, 4 * DAY, 'A school asked whether we take boxes back. We do now.'),
    say(JONAS, 3 * DAY, 'If somebody needs a return forecast: ours is off by 6 % at a week. Happy to share the model.', {
      reactions: { '🙏': [KOFI, INES, TOMAS] },
    }),
    say(KOFI, 3 * DAY - 30, 'Yes please.', { answers: 1 }),
    say(NOOR, 2 * DAY, 'The hearing on the deposit rules is this week. I go.'),
    say(INES, DAY + 70, 'Our glass supplier takes bottles back now. Happy to share the contract.'),
    say(NOOR, 160, 'The ministry published the draft deposit rules last night.'),
    say(NOOR, 158, 'Section 14 exempts closed loops under 30 days: bmuv.de/verpackg-draft-2026'),
    say(TOMAS, 152, 'Does “closed loop” include wholesalers, or only direct delivery?'),
    say(AMARA, 147, 'Both, if the operator stays the owner of the crate. We asked in April.'),
    say(AMARA, 146, 'Our average loop is 5.6 days, so every pilot shop would be exempt 🎉', { reactions: { '🎉': [NOOR, LEO] } }),
    say(KOFI, 138, 'That changes our break-even by a quarter.'),
    say(NOOR, 135, 'I will bring the draft to Tuesday’s open depot. Who wants to read it together?'),
  ],
  unread: [[AMARA, 2], [MATEO, 5], [PRIYA, 3]],
};

const HARDWARE: DemoChat = {
  name: 'Berlin Hardware Seed', type: 'OPEN', description: 'First rounds for things you can drop on your foot.',
  people: [KOFI, AMARA, JONAS, MEI, NOOR],
  messages: [
    say(KOFI, 6 * DAY, 'Two of us close a round this quarter. What did you wish somebody had told you?'),
    say(NOOR, 6 * DAY - 40, 'Inventory is not an asset until it is paid for.'),
    say(MEI, 5 * DAY, 'Ask for the tooling money separately.', { reactions: { '💯': [KOFI] } }),
    say(AMARA, 2 * DAY - 30, 'sharing our cap table notes'),
  ],
};

const RETAILERS: DemoChat = {
  name: 'Pilot retailers', type: 'CLOSE', description: 'The eleven shops of the pilot, and us.',
  people: [AMARA, PRIYA, MATEO, DEMIR],
  messages: [
    say(MATEO, 8 * DAY, 'Eleven shops, 900 crates, first swap on Monday at six.'),
    say(DEMIR, 8 * DAY - 30, 'We need the dollies before the crates, please.'),
    say(PRIYA, 8 * DAY - 45, 'They come on Friday with the test load.', { reactions: { '🙌': [DEMIR] } }),
    say(DEMIR, 4 * DAY, 'Two crates came back with a cracked rim. Photo in the shop book.'),
    say(
      AMARA, 4 * DAY - 20, 'Thank you. They go back to the moulder, you pay nothing. @Mateo Silva counts the batch.', { mentions: [MATEO] },
    ),
    say(MATEO, 4 * DAY - 60, 'Batch 7, nine pieces. All marked.'),
    say(MATEO, 2 * DAY + 30, 'Can we watch one swap with you this week?'),
    say(DEMIR, 2 * DAY, 'Thursday works'),
  ],
  unread: [[AMARA, 1], [PRIYA, 1]],
};

const DEPOSIT_LAW: DemoChat = {
  name: 'Deposit law watch', type: 'OPEN', description: 'What changes in the packaging law, and what we do about it.',
  people: [MEI, NOOR, SOFIA],
  messages: [say(
    MEI, 5 * DAY, 'One post a change, with the date it takes effect.',
  ), say(NOOR, 150, 'Draft of the deposit rules is out. Section 14 is ours.')],
};

const pair = (
  a: DemoPerson, b: DemoPerson, messages: readonly DemoMessage[], unread: DemoChat['unread'] = [],
): DemoChat => ({ name: null, type: 'CLOSE', people: [a, b], messages, unread });

export const DEMO_CHATS: readonly DemoChat[] = [
  CIRCULAR_FOOD, HARDWARE, RETAILERS, DEPOSIT_LAW,
  pair(PRIYA, AMARA, [
    say(AMARA, 3 * DAY, 'Bio-Kiste can only swap after eight in the evening. Is there a depot that would open?'),
    say(PRIYA, 3 * DAY - 15, 'I call three of them.'),
    say(AMARA, DAY, 'The day slot costs us the whole margin there.'),
    say(PRIYA, 125, 'Depot B can take Thursday nights.'),
    say(PRIYA, 124, 'Same price as the day slot, I asked twice 🙂'),
  ], [[AMARA, 2]]),
  pair(HELEN, AMARA, [
    say(HELEN, 4 * DAY, 'Before the bank: I want to see what six shops really paid.'),
    say(AMARA, 3 * DAY - 30, 'six invoices attached'),
  ]),
  pair(MATEO, AMARA, [
    say(AMARA, 3 * DAY + 40, 'What does a shop spend on one-way crates a month?'),
    say(MATEO, 3 * DAY, 'Median is €412. Slide 6?'),
  ]),
  pair(JONAS, AMARA, [
    say(AMARA, 4 * DAY + 60, 'Did the readers survive the cold room?'),
    say(JONAS, 4 * DAY, 'Gate reader firmware is stable'),
  ]),
  pair(LEO, AMARA, [
    say(LEO, 12 * DAY, 'Open depot on Tuesday?'),
    say(AMARA, 12 * DAY - 30, 'see you at the depot'),
  ]),
  pair(PRIYA, MATEO, [
    say(PRIYA, 2 * DAY, 'Who counts batch 7 on Thursday?'),
    say(MATEO, 2 * DAY - 20, 'I do, with Frau Demir.'),
  ]),
];
