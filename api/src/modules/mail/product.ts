/** The product's name wherever a mail says it. */
export const PRODUCT_NAME = 'Heartwood';
