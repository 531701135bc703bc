import type { DemoMarketPotential } from '../market-potential';

/** The markets of Loopcrate as the design draws them: canteens have no price in any of them, and are not counted. */
export const LOOPCRATE_MARKET_POTENTIAL: DemoMarketPotential = {
  currency: 'EUR',
  markets: {
    tam: {
      'Independent grocers': {
        number: 181_400, price: '4800', projectedGrowth: '6',
        description: 'Shops under 400 m² with fresh food, EU-27, Switzerland and Norway.',
        links: ['https://eurostat.example/retail-census-2024', 'https://hde.example/kleinflaechen.pdf'],
      },
      'Farm shops and markets': { number: 98_700, price: '2900', projectedGrowth: '9' },
      'Regional wholesalers': { number: 12_800, price: '18700', projectedGrowth: '2' },
      'Canteens and caterers': { number: 36_500 },
    },
    sam: {
      'Independent grocers': {
        number: 41_200, price: '4800', projectedGrowth: '6',
        description: 'Germany, Austria, Switzerland and the Nordics, shops under 400 m².',
        links: ['https://eurostat.example/retail-census-2024'],
      },
      'Farm shops and markets': { number: 22_600, price: '2900', projectedGrowth: '9' },
      'Regional wholesalers': { number: 2900, price: '18700', projectedGrowth: '2' },
      'Canteens and caterers': { number: 8400 },
    },
    som: {
      'Independent grocers': {
        number: 3900, price: '4800', projectedGrowth: '6',
        description: 'Six depots in two years, 650 shops within reach of each van round.',
      },
      'Farm shops and markets': { number: 620, price: '2900', projectedGrowth: '9' },
      'Regional wholesalers': { number: 170, price: '18700', projectedGrowth: '2' },
    },
  },
};
