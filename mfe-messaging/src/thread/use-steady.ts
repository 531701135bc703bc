import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = { [name: string]: (...args: never[]) => unknown };

/** The same functions for as long as a part stands, each doing what its newest does: what is given them is not drawn again for nothing. */
export function useSteady<Given extends object>(given: Given): Given {
  const newest = useRef(given);
  useLayoutEffect(() => {
    newest.current = given;
  });
  const [steady] = useState(() => Object.fromEntries(
    Object.keys(given).map((name) => [name, (...args: never[]) => (newest.current as Handlers)[name]?.(...args)]),
  ) as Given);
  return steady;
}
