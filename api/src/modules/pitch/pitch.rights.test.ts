import { testRights } from '../../testing/test-rights';
import { PITCH_RIGHTS } from './pitch.rights';

testRights(PITCH_RIGHTS);
