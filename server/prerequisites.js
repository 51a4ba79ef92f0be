// Runs before a command, on any Node and in any folder, and so in JavaScript without imports of the project.
import { existsSync } from 'node:fs'

/** Characters of a path that Vite, Vike or Node read as their own: Vike writes paths in quotes, Vite as addresses. */
const [character] = /['#?%*]/.exec(process.cwd()) ?? []
const isOld = Number(process.versions.node.split('.', 1)) < 24

if (character !== undefined)
  stop(
    `The project is in ${process.cwd()}: it cannot be built in a folder with ${character} in its path. Rename that folder, or move the project.`,
  )
if (isOld || !existsSync('node_modules/vite'))
  stop('Run npm ci first. It installs the packages, and the Node 24 that all commands run on.')

/** @param {string} message */
function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
