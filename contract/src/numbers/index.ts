export {
  compare, decimalFault, formatAmount, formatCompact, isAmount, multiply, normalise, readAmount, readWhole,
} from './decimal';
export { add, type DecimalString } from './sum';
export { currencyName, isCurrency, currencyOfCountry } from './currencies';
export {
  breakEven, cashRunsOut, countInMonth, forecast, lowestCash, runway, type CurrencyRate, type Forecast, type ForecastChange,
  type ForecastLine, type ForecastPlan, type ForecastRevenue,
} from './forecast';
export {
  averagePrice, countedRows, lackingIn, marketSizes, marketsTooLarge, marketValue, marketWarnings, shareOf, type MarketKey, type MarketRow,
  type MarketSize, type MarketValues, type MarketWarning,
} from './market-value';
export {
  costInMonth, monthlyRevenue, monthsFrom, totalsByCurrency, yearlyRevenue, type CostSeries, type MonthAmount, type RevenueRow,
} from './plan-totals';
