const BRANDS: Readonly<Record<string, string>> = {
  visa: 'VISA', mastercard: 'MC', amex: 'AMEX', discover: 'DISC', diners: 'DINERS', jcb: 'JCB', unionpay: 'UP',
};

/** "VISA", "MC", as short as it stands on the card. */
export function brandName(brand: string): string {
  return BRANDS[brand.toLowerCase()] ?? 'CARD';
}

/** "•••• 4417" */
export const maskedNumber = (last4: string): string => `•••• ${last4}`;
