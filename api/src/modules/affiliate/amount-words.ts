/** An amount in the smallest unit of its currency as people read it: "€43.20". */
export const amountWords = (amount: number, currency: string): string => (
  new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 2 }).format(amount / 100)
);
