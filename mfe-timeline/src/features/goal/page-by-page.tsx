import { useState, type ReactNode } from 'react';

/** A list that is read by key: each page asks for itself, and the last one leads to the next. `after` of the first is null. */
export function PageByPage({ children }: { children(after: string | null, onMore: ((cursor: string) => void) | null): ReactNode }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return cursors.map((after, at) => children(after, at === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null));
}
