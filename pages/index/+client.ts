import { startStarfield } from '#components/islands/starfield/starfield.client.ts'
import { whenIdle } from '#components/islands/when-idle.client.ts'

const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-island="starfield"]')
if (canvas !== null) whenIdle(canvas, () => startStarfield(canvas))
