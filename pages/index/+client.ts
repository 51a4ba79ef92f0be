import { whenIdle } from '#components/islands/runtime/when-idle.client.ts'
import { startStarfield } from '#components/islands/starfield/starfield.client.ts'

const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-island="starfield"]')
const button = document.querySelector<HTMLButtonElement>('.pause-stars')
if (canvas !== null && button !== null) whenIdle(() => startStarfield(canvas, button))
