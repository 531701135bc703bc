import { foldText } from '@heartwood/contract/domain';

/** The columns that a company's name is kept in: as it is read, and as it is searched. Whoever writes one writes both. */
export const named = (name: string) => ({ name, searchText: foldText(name) });
