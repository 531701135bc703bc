/** How many emoji stand beside each other. */
export const COLUMNS = 8;
