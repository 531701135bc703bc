import { makeOperation, type Exchange, type Operation } from '@urql/core';
import { map, pipe } from 'wonka';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const OWN = /"ids?":(?:"[^"]*"|\[[^\]]*\])/g;

/**
 * Commands on one thing reach the server in the order in which they were given, however the network would have it: a row that is moved at
 * once after it was made is there when it is moved. A command writes what its variables name as `id` or `ids`; one that names such a thing,
 * be it as its own or as what it links to, is sent when the earlier ones are answered. What is shown at once is shown at once.
 */
export const inTurn = (send: typeof fetch): Exchange => ({ forward }) => {
  const underWay = new Map<string, Promise<unknown>>();
  const sendInTurn = (operation: Operation): Operation => {
    const said = JSON.stringify(operation.variables ?? {});
    return makeOperation('mutation', operation, {
      ...operation.context,
      fetch: (...request) => {
        const earlier = said.match(UUID)?.flatMap((id) => underWay.get(id) ?? []) ?? [];
        const answer = earlier.length > 0 ? Promise.allSettled(earlier).then(() => send(...request)) : send(...request);
        for (const id of said.match(OWN)?.join().match(UUID) ?? []) {
          underWay.set(id, answer);
          const leave = () => void (underWay.get(id) === answer && underWay.delete(id));
          answer.then(leave, leave);
        }
        return answer;
      },
    });
  };
  return (operations) => forward(pipe(operations, map((operation) => (operation.kind === 'mutation' ? sendInTurn(operation) : operation))));
};
