import { render } from '@testing-library/react';
import { Provider, type Client } from 'urql';
import type { Me } from '../graphql/me';
import { TellTimeZone } from './tell-time-zone';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const person = (id: string, timeZone: string | null) => ({ id, timeZone }) as Me['user'];

function show(user: Me['user']) {
  const executeMutation = jest.fn(() => () => undefined);
  render(<Provider value={{ executeMutation } as unknown as Client}><TellTimeZone user={user} /></Provider>);
  return executeMutation;
}

it('tells the account where the person is, once a visit, and only what it does not know', () => {
  const told = show(person('one', null));
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ variables: { id: 'one', set: { timeZone: here } } }), expect.anything());
  // The other device of the same person has told another one meanwhile.
  expect(show(person('one', 'Pacific/Apia'))).not.toHaveBeenCalled();
  expect(show(person('two', here))).not.toHaveBeenCalled();
});
