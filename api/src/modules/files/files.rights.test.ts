import { testRights } from '../../testing/test-rights';
import { FILES_RIGHTS } from './files.rights';

testRights(FILES_RIGHTS);
