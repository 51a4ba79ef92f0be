import { startStarfield, whenIdle } from '#components/islands/starfield/starfield.client.ts'

const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-island="starfield"]')
const button = document.querySelector<HTMLButtonElement>('button[data-other]')
if (canvas !== null && button !== null) whenIdle(() => startStarfield(canvas, button))
