import { areaField, rowMutations } from '../growth';
import { MARKET_CUSTOMERS } from './market-customers';
import { MARKET_CUSTOMER, MARKET_POTENTIAL, MarketPotentialRef } from './market-potential.schema';

areaField('marketPotential', MarketPotentialRef, MARKET_POTENTIAL);
rowMutations(MARKET_CUSTOMERS, MARKET_CUSTOMER);
