import { testRights } from '../../testing/test-rights';
import { POST_RIGHTS } from './post.rights';

testRights(POST_RIGHTS);
