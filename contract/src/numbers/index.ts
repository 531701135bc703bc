export { add, decimalFault, formatAmount, isAmount, multiply, normalise, readAmount, type DecimalString } from './decimal';
export { currencyName, isCurrency, currencyOfCountry } from './currencies';
export { averagePrice, countedRows, marketValue, type MarketRow } from './market-value';
export { costInMonth, monthlyRevenue, monthsFrom, totalsByCurrency, yearlyRevenue, type CostSeries, type MonthAmount, type RevenueRow } from './plan-totals';
