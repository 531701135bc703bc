import { Product } from '../server/product.mjs';

/** From the command to the first answer of /readyz, with everything built. */
export async function* measureStart() {
  const before = performance.now();
  const product = await Product.start();
  try {
    yield { name: 'first start: migrate, seed, publish', value: seconds(before), unit: 's', target: null, ok: true };
    await product.stop();
    const times = [];
    for (let round = 0; round < 3; round += 1) {
      const again = performance.now();
      await product.start();
      times.push(seconds(again));
      await product.stop();
    }
    const value = times.sort((a, b) => a - b)[1];
    yield { name: 'second start, nothing changed', value, unit: 's', target: '<= 5', ok: value <= 5 };
    await product.start();
    await product.kill();
    const afterKill = performance.now();
    await product.start();
    const recovery = seconds(afterKill);
    yield { name: 'start after kill -9', value: recovery, unit: 's', target: '<= 5', ok: recovery <= 5 };
  } finally {
    await product.remove();
  }
}

function seconds(since) {
  return Math.round((performance.now() - since) / 10) / 100;
}
