// Apart from the modules themselves, which whoever only counts them does without.

/** Total growth modules (specification, section 9). */
export const MODULE_COUNT = 28;

/** How many of them can be worked on with Free (specification, section 6). */
export const FREE_MODULE_COUNT = 16;
