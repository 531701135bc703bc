import { testRights } from '../../testing/test-rights';
import { MARKET_POTENTIAL_RIGHTS } from './market-potential.rights';

testRights(MARKET_POTENTIAL_RIGHTS);
