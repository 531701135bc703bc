#!/usr/bin/env node
// `npm run sbom -- [FILE]`: every package that is installed, as CycloneDX, into FILE or sbom.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { billOfMaterials } from '../src/dependencies/bill-of-materials.mjs';
import { root } from '../src/root.mjs';

const file = resolve(process.argv[2] ?? join(root, 'sbom.json'));
const bill = billOfMaterials(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
const running = bill.components.filter(({ scope }) => scope !== 'excluded').length;
console.log(`${file}: ${bill.components.length} packages, ${running} of them in the running product`);
