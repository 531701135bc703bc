import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Readonly<Record<string, (...given: never[]) => void>>;

/** The same handlers from picture to picture, each doing what the latest one does: what is handed to hundreds of items stays as it is. */
export function useStable<Own extends Handlers>(handlers: Own): Own {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => Object.fromEntries(
    Object.keys(handlers).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
  ) as Own);
  return stable;
}
