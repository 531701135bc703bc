export { add, compare, decimalFault, formatAmount, isAmount, multiply, normalise, readAmount, type DecimalString } from './decimal';
export { currencyName, isCurrency, currencyOfCountry } from './currencies';
export { averagePrice, countedRows, marketsTooLarge, marketValue, type MarketRow, type MarketValues } from './market-value';
export { costInMonth, monthlyRevenue, monthsFrom, totalsByCurrency, yearlyRevenue, type CostSeries, type MonthAmount, type RevenueRow } from './plan-totals';
