import { startStarfield } from '#components/islands/starfield/starfield.client.ts'
import { waitUntil } from '#components/islands/wait.client.ts'

const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-island="starfield"]')
if (canvas !== null) waitUntil('idle', canvas, () => startStarfield(canvas))
