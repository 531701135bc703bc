import { testRights } from '../../testing/test-rights';
import { TEAM_RIGHTS } from './team.rights';

testRights(TEAM_RIGHTS);
