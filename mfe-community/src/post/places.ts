export const EXPLORE = '/app/explore';
export const postPath = (id: string) => `${EXPLORE}/post/${id}`;
/** The page of a tag is a search for it (design note 2 on posts). */
export const tagPath = (name: string) => `${EXPLORE}/all-search-results?tag=${encodeURIComponent(name)}`;
