import { LIST } from '../places';

/** Where one presentation is edited, by its id. */
export const EDIT = `${LIST}/edit`;
