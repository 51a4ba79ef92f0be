// Runs before a command, on any Node, and so in JavaScript: without the packages, Node's own message does not say what to do.
import { existsSync } from 'node:fs'

const isOld = Number(process.versions.node.split('.', 1)) < 24
if (isOld || !existsSync('node_modules/vite')) {
  process.stderr.write('Run npm ci first. It installs the packages, and the Node 24 that all commands run on.\n')
  process.exit(1)
}
