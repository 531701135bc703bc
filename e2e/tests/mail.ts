import { expect } from '@playwright/test';
import type { Product } from '../server/product.mjs';

/** Waits for a mail to an address and gives the first link in it that leads to `path`. */
export async function linkFromMail(product: Product, address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await product.mailsTo(address);
      link = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((each) => new URL(each).pathname === path);
      return link;
    }, { message: `a mail to ${address} with a link to ${path}` })
    .toBeDefined();
  return link ?? '';
}
