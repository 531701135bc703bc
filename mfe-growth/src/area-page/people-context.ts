import { createContext, use } from 'react';
import type { PersonFieldsFragment } from '../generated/graphql';

/** The company's people, for what stands deep in a module and names one. */
export const PeopleContext = createContext<readonly PersonFieldsFragment[]>([]);

export function usePeople(): readonly PersonFieldsFragment[] {
  return use(PeopleContext);
}
