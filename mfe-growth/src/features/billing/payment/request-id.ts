import { useRef } from 'react';

/**
 * The id of one wish to pay. Pressing twice, or again after the line was lost, is the same wish and paid once; another card,
 * plan or coupon is another one, and so is what the server has refused for good.
 */
export function useRequestId(): { of(wish: string): string; done(): void } {
  const kept = useRef<{ wish: string; id: string } | null>(null);
  return {
    of: (wish) => {
      if (kept.current?.wish !== wish) kept.current = { wish, id: crypto.randomUUID() };
      return kept.current.id;
    },
    done: () => {
      kept.current = null;
    },
  };
}
