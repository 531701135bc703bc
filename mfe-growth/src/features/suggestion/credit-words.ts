/** "1 credit", "86 credits". */
export const creditWords = (many: number): string => `${many} ${many === 1 ? 'credit' : 'credits'}`;
