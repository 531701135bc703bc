import { testRights } from '../../testing/test-rights';
import { CONFIGURATION_RIGHTS } from './configuration.rights';

testRights(CONFIGURATION_RIGHTS);
