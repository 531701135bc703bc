import { mapExchange, type Exchange, type Operation } from '@urql/core';

/** Under these names a command says which rows it writes; a row that it only mentions is not written by it. */
const OWN = /^(id|ids|goalId)$/;

/**
 * Commands of a row arrive in the order in which they were given: one that names a row whose last command is not answered yet waits for
 * it. A row that is made and moved at once is there before it moves.
 */
export function inRowOrder(): Exchange {
  const writing = new Map<string, Promise<void>>();
  const onAnswer = new Map<number, () => void>();
  return mapExchange({
    onOperation(operation) {
      if (operation.kind !== 'mutation') return operation;
      const own: string[] = [];
      const before: Promise<void>[] = [];
      readNames(operation.variables, (id, name) => {
        if (OWN.test(name)) own.push(id);
        before.push(...[writing.get(id) ?? []].flat());
      });
      let end: (() => void) | undefined;
      const answered = new Promise<void>((resolve) => { end = resolve; });
      for (const id of own) writing.set(id, answered);
      const send = (): Operation => {
        onAnswer.set(operation.key, () => {
          for (const id of own) if (writing.get(id) === answered) writing.delete(id);
          end?.();
        });
        return operation;
      };
      return before.length === 0 ? send() : Promise.all(before).then(send);
    },
    onResult({ operation: { key } }) {
      onAnswer.get(key)?.();
      onAnswer.delete(key);
    },
  });
}

/** All words of what a command is given, with the name under which each stands. */
function readNames(given: unknown, see: (text: string, name: string) => void, name = ''): void {
  if (typeof given === 'string') see(given, name);
  else if (given && typeof given === 'object') {
    for (const [key, each] of Object.entries(given)) readNames(each, see, Array.isArray(given) ? name : key);
  }
}
