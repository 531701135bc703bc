import { renderHook } from '@testing-library/react';
import type { Me } from '../graphql/me';
import { dismissToast, toasts } from '../toasts/toasts';
import { deletions } from './deletion.model';
import { useToldOfDeletion } from './use-told-of-deletion';

afterEach(() => toasts.get().forEach(({ id }) => dismissToast(id)));

const titles = () => toasts.get().map(({ title }) => title);

/** @param present ids of companies one is in; @param gone of those that are deleted, each by another name than its owner's */
function meWith(present: readonly string[], gone: readonly string[] = [], isOwner = false): Me {
  const named = (id: string) => ({ id, name: `Company ${id}` });
  return { companies: present.map(named), deletedCompanies: gone.map((id) => ({ ...named(id), isOwner })) } as unknown as Me;
}

function follow(first: Me | null) {
  const { rerender } = renderHook(({ me }) => useToldOfDeletion(me), { initialProps: { me: first } });
  return (me: Me) => rerender({ me });
}

it('tells of a company that went and came back, and takes the first word back', () => {
  const hear = follow(meWith(['a', 'b']));
  hear(meWith(['b'], ['a']));
  expect(toasts.get()).toMatchObject([{ title: 'Company a was deleted', text: expect.stringMatching(/^Its owner deleted it/) as string }]);
  hear(meWith(['a', 'b']));
  expect(titles()).toEqual(['Company a is back']);
});

it('says to its owner where it can be had back', () => {
  const hear = follow(meWith(['c']));
  hear(meWith([], ['c'], true));
  expect(toasts.get()).toMatchObject([{ text: expect.stringMatching(/^It was deleted on another page of yours/) as string }]);
});

it('says nothing of what was so before, nor of what this page did', () => {
  const hear = follow(null);
  hear(meWith(['d', 'e'], ['f']));
  hear(meWith(['d', 'e'], ['f']));
  deletions.begun('d');
  hear(meWith(['e'], ['f', 'd']));
  expect(titles()).toEqual([]);
});
