import { testRights } from '../../testing/test-rights';
import { TOUR_RIGHTS } from './tour.rights';

testRights(TOUR_RIGHTS);
