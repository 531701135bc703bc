/** Of a form with the number of an authenticator app. */
export const checkCode = ({ code }: { code: string }): Promise<Partial<Record<string, string>>> =>
  Promise.resolve(/^\d{6}$/.test(code) ? {} : { code: 'Enter the 6 digits' });
