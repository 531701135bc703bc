import { CIRCULAR_ID, entryOf, PRIYA_CHAT_ID, sampleMessage } from '../../dev/sample-chat';
import { AMARA, NOOR } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { FOR_GOOD, isMuted, isTold, muteChoices } from './muting';

const { chat } = createSampleServer();
const muted = (id: string, mutedUntil = FOR_GOOD) => ({ ...entryOf(chat(id)), mutedUntil });
const plain = sampleMessage({ seq: 9, author: NOOR });
const toMe = sampleMessage({ seq: 9, author: NOOR, mentions: [AMARA] });

test.each([
  ['an open ear', entryOf(chat(CIRCULAR_ID)), plain, true],
  ['a conversation that is not known yet', null, plain, true],
  ['a muted channel', muted(CIRCULAR_ID), plain, false],
  ['a muted channel that speaks to the person', muted(CIRCULAR_ID), toMe, true],
  ['a muted conversation of two, whatever it says', muted(PRIYA_CHAT_ID), toMe, false],
  ['a mute that is over', muted(CIRCULAR_ID, '2020-01-01T00:00:00.000Z'), plain, true],
])('of %s the person is told: %#', (_name, entry, message, expected) => {
  expect(isTold(entry, message, AMARA.id)).toBe(expected);
});

test('tomorrow is the next morning of the viewer, and for good is far ahead', () => {
  const now = new Date(2026, 4, 14, 23, 30);
  const [hour, day, good] = muteChoices(false, now);
  expect(new Date(hour?.until ?? '')).toEqual(new Date(2026, 4, 15, 0, 30));
  expect(new Date(day?.until ?? '')).toEqual(new Date(2026, 4, 15, 9));
  expect(isMuted({ mutedUntil: good?.until ?? null })).toBe(true);
  expect(muteChoices(true)).toEqual([{ key: 'unmute', label: 'Unmute', until: null }]);
});
