import { testRights } from '../../testing/test-rights';
import { COMPETITION_RIGHTS } from './competition.rights';

testRights(COMPETITION_RIGHTS);
