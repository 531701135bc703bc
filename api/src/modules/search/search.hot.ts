import { SEARCH_SCOPES } from '../../text/search';
import { COMPANY_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { SEARCH_POSTS } from '../post';
import { ALIKE } from './did-you-mean';
import { FIND } from './find.queries';
import { SEARCH_ALL } from './search-all';
import { COMPANIES } from './search-companies';
import { EVENTS } from './search-events';
import { PEOPLE } from './search-people';
import { TAGS } from './search-tags';

const LOOKED_FOR = [USER_ID, 'n1234', ['n12', '123', '234']];
const PLACE = [2, 1, USER_ID];

/** Typed text asks them again and again. */
export const SEARCH_HOT: HotReads = {
  rows: [],
  reads: [
    [FIND, [USER_ID, null, null, 'person', COMPANY_ID, 'person', 'person', ['per', 'ers', 'rso', 'son']]],
    [ALIKE, [USER_ID, ['n12', '123', '234', '345']]],
    ...SEARCH_SCOPES.flatMap((scope): HotReads['reads'] => [
      [PEOPLE.statements[scope], [...LOOKED_FOR, 8, ...PLACE]],
      [COMPANIES.statements[scope], [...LOOKED_FOR, 16, ...PLACE]],
      [TAGS.statements[scope], [USER_ID, 'tag1234', ['tag', 'ag1', 'g12', '123', '234'], 16, ...PLACE]],
      [EVENTS.statements[scope], [USER_ID, 'depot 1234', ['dep', 'epo', 'pot', 'ot ', 't 1', ' 12', '123', '234'], 16, ...PLACE]],
      [SEARCH_POSTS[scope], [...LOOKED_FOR, 16, null, null]],
      [SEARCH_POSTS[scope], [USER_ID, 'post 1234', ['pos', 'ost', 'st ', 't 1', ' 12', '123', '234'], 16, '2030-01-01T00:00:00Z', USER_ID]],
      [SEARCH_ALL[scope], [...LOOKED_FOR, 4]],
    ]),
  ],
};
