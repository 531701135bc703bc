import { parseRegistry, type Registry } from '@heartwood/contract';

/** The registry that the server wrote into this page; null where it wrote none: before the sign-in, and in a partner's frame. */
export function readPageRegistry(page: Document = document): Registry | null {
  try {
    const text = page.getElementById('heartwood-registry')?.textContent;
    return text ? parseRegistry(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
