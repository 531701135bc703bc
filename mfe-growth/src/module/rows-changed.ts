import { createEvent } from 'effector';

/** The company's stream tells of rows or goals that came, changed or went. */
export const rowsChanged = createEvent();
