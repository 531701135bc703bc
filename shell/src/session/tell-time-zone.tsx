import { useEffect } from 'react';
import { useMutation } from 'urql';
import { UpdateUserDocument } from '../generated/graphql';
import type { Me } from '../graphql/me';

/** Once a visit: two devices in two places would else tell each other for ever. */
const told = new Set<string>();

/** The account knows where the person is, as the browser says it: mails come when it is eight o'clock there. */
export function TellTimeZone({ user: { id, timeZone } }: Pick<Me, 'user'>) {
  const [, updateUser] = useMutation(UpdateUserDocument);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  useEffect(() => {
    if (told.has(id)) return;
    told.add(id);
    if (here && here !== timeZone) void updateUser({ id, set: { timeZone: here } });
  }, [id, timeZone, here, updateUser]);
  return null;
}
