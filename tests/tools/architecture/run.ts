import { readFileSync, writeFileSync } from 'node:fs'
import { document, withDrawings } from './drawing.ts'
import { readImports } from './imports.ts'

/** `npm run architecture`: draws the imports of the product into `docs/architecture.md`. */
writeFileSync(document, withDrawings(readFileSync(document, 'utf8'), readImports()))
