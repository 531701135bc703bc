/** Where the product begins: the empty child of /app leads here (specification, section 2). */
export const HOME = '/app/growth-framework';
