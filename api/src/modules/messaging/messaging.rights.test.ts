import { testRights } from '../../testing/test-rights';
import { MESSAGING_RIGHTS } from './messaging.rights';

testRights(MESSAGING_RIGHTS);
