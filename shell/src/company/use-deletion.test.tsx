import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { createGraphqlClient } from '../graphql/client';
import { session } from '../session/browser-session';
import { toasts } from '../toasts/toasts';
import { companyRestored, deletions } from './deletion.model';
import { useDeletion } from './use-deletion';

const json = (data: object) => Promise.resolve(Response.json({ data }));

test('a company that is back has no toast any more that says it is deleted, and is gone into', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const body = String(init?.body);
    if (body.includes('DeleteCompany')) return json({ deleteCompany: { __typename: 'CompanyPayload', company: null, error: null } });
    if (body.includes('RestoreCompany')) return json({ restoreCompany: { __typename: 'CompanyPayload', company: null, error: null } });
    return body.includes('UpdateUser') ? json({ updateUser: { __typename: 'UserPayload', user: null, error: null } }) : json({ me: null });
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={createGraphqlClient(session)}>{children}</Provider>;
  const { result } = renderHook(() => useDeletion('me'), { wrapper });
  const entered = jest.fn();
  companyRestored.watch(entered);
  const titles = () => toasts.get().map(({ title }) => title);
  await act(() => result.current.remove({ id: 'c', name: 'Loopcrate' }));
  expect(titles()).toEqual(['Loopcrate is deleted']);
  expect([deletions.wasOwn('c'), deletions.wasOwn('c')]).toEqual([true, false]);
  await act(() => result.current.restore({ id: 'c', name: 'Loopcrate' }));
  expect(titles()).toEqual(['Loopcrate is back']);
  expect(entered).toHaveBeenCalledWith('c');
});
