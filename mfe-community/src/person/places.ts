/** Where people and companies are looked for. */
export const SEARCH_START = '/app/explore/search-landing';
