import { useState } from 'react';

/** The last answer while the next one comes: what is typed into a search stays where it is. */
export function useLast<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
