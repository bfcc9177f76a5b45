// Writes the app's bill of materials (CycloneDX 1.6), made from the lock file.
import { writeFileSync } from 'node:fs';
import { billOf } from './bill.ts';
import { lockText, manifestOf } from './lock.ts';

const file = 'sbom.cdx.json';
const bill = billOf(manifestOf('.'), lockText('.'));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
