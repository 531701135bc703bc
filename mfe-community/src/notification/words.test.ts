import { KOFI, MIRA, NOOR, sampleRow } from '../../dev/sample-notifications';
import { mutablesOf } from './words';

test('a module is muted with all that happens there, and so can be who did it', () => {
  const row = sampleRow({ id: 'a' });
  expect(mutablesOf(row)).toEqual({
    subject: { subject: row.subject, menu: 'this module', name: 'Culture' },
    person: { subject: `user:${KOFI.id}`, menu: 'Kofi Mensah', name: 'Kofi Mensah' },
  });
});

test('an invitation mutes the company by its name, and the newest of those who acted', () => {
  const row = sampleRow({ id: 'a', subject: `company:${MIRA.id}`, moduleKey: null, company: MIRA, actors: [NOOR, KOFI] });
  expect(mutablesOf(row)).toMatchObject({ subject: { menu: 'Mira Optics', name: 'Mira Optics' }, person: { menu: 'Noor Haddad' } });
});

test('a message mutes its conversation', () => {
  const row = sampleRow({ id: 'a', type: 'MESSAGED', kind: 'MESSAGE', subject: 'conversation:x', moduleKey: null, company: null });
  expect(mutablesOf(row)).toMatchObject({ subject: { menu: 'this conversation', name: 'This conversation' } });
});

test.each(['event', 'post', 'goal', 'note', 'presentation'])('a row about one %s mutes that', (kind) => {
  const row = sampleRow({ id: 'a', subject: `${kind}:x`, moduleKey: null, company: MIRA });
  expect(mutablesOf(row).subject).toEqual({ subject: `${kind}:x`, menu: `this ${kind}`, name: `This ${kind}` });
});

test('of people who are gone only the subject is left', () => {
  const row = sampleRow({ id: 'a', subject: 'company:x', moduleKey: null, company: null, actors: [] });
  expect(mutablesOf(row)).toMatchObject({ subject: { menu: 'this' }, person: null });
});
