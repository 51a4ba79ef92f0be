// Every colour of the site but those of the icons. Styles, figures, cards, the feeds' stylesheet, the manifest and
// theme-color are made from this file at build; a test fails for a colour in another source
// (docs/decisions/0025-one-palette.md).

import { type Color, oklch } from './color.ts'

const ink = oklch(0.235, 0.05, 270)
const bone = oklch(0.93, 0.018, 88)
/**
 * The accent. Its shades below are differences from it, so that they change with it. Those of text keep a lightness of their
 * own, on which their contrast depends.
 */
const amber = oklch(0.79, 0.158, 74)
const white = oklch(1, 0, 0)
const black = oklch(0, 0, 0)

const light = {
  paper: oklch(0.949, 0.016, 88),
  paperDeep: oklch(0.905, 0.022, 88),
  ink,
  mute: oklch(0.42, 0.04, 270),
  rule: { ...ink, alpha: 0.2 },
  burnt: oklch(0.5, amber.c - 0.043, amber.h - 12),
  glacier: oklch(0.47, 0.07, 232),
  night: oklch(0.255, 0.088, 266),
  alert: oklch(0.5, 0.19, 27),
  /** Outline of amber marks: on light paper, amber alone has too little contrast (WCAG 2.2, 1.4.11). */
  edge: ink,
}

const dark: Record<keyof typeof light, Color> = {
  paper: ink,
  paperDeep: oklch(0.31, 0.056, 270),
  ink: bone,
  mute: oklch(0.78, 0.025, 88),
  rule: { ...bone, alpha: 0.22 },
  burnt: amber,
  glacier: oklch(0.77, 0.055, 232),
  night: oklch(0.19, 0.062, 266),
  alert: oklch(0.76, 0.14, 25),
  edge: amber,
}

/** The tokens of each scheme: `paperDeep` is `--color-paper-deep` in CSS. Text has a contrast of at least 4.7:1 in both. */
export const schemes = { light, dark }
export type Scheme = keyof typeof schemes

/** Tokens that are the same in both schemes. */
export const fixed = {
  amber,
  amberShade: oklch(amber.l - 0.13, amber.c - 0.018, amber.h - 6),
  amberInk: oklch(0.205, 0.052, 268),
  bone,
  shade: oklch(0.83, 0.03, 86),
}

type Tokens = Readonly<Record<string, Color | 'amber' | 'night' | 'paperDeep'>>

/** The background of a section, with the tokens that differ on it. The token `ground` is the background itself. */
export interface Ground {
  /** Whether the tokens on it are those of one scheme, on light and dark pages alike. */
  scheme?: Scheme
  tokens: Tokens
  /** Tokens on a page that is dark itself. */
  onDark?: Tokens
  /** Tokens for visitors who ask for more contrast. */
  inContrast?: Tokens
}

/** The grounds by their class. */
export const grounds: Readonly<Record<string, Ground>> = {
  deep: { tokens: { ground: 'paperDeep' } },
  /**
   * `raised` is the background of a form field that has the focus. On a dark page, night is darker, to differ from paper.
   */
  night: {
    scheme: 'dark',
    tokens: { ground: 'night', paper: light.night, raised: oklch(0.32, 0.085, 266) },
    onDark: { ground: oklch(0.15, 0.05, 266) },
  },
  /** On a dark page, full amber would be too bright. */
  amber: {
    scheme: 'light',
    tokens: {
      ground: 'amber',
      paper: 'amber',
      rule: { ...ink, alpha: 0.3 },
      mute: oklch(0.28, 0.05, 270),
      burnt: ink,
    },
    onDark: { amber: oklch(amber.l - 0.05, amber.c - 0.01, amber.h - 1) },
    inContrast: { mute: oklch(0.13, 0.04, 270), burnt: oklch(0.13, 0.04, 270) },
  },
  /** Between paper and night. */
  dusk: {
    scheme: 'dark',
    tokens: { ground: oklch(0.37, 0.072, 267) },
    onDark: { ground: oklch(0.24, 0.06, 267) },
  },
}

/** Tokens of printed pages: every ground is white. */
export const print = {
  paper: white,
  paperDeep: white,
  night: white,
  ground: white,
  ink: black,
  mute: oklch(0.321, 0, 0),
  rule: oklch(0.683, 0, 0),
  burnt: oklch(0.42, amber.c - 0.058, amber.h - 12),
  glacier: oklch(0.4, 0.07, 232),
  alert: oklch(0.45, 0.19, 27),
  edge: black,
}

/** Tokens for visitors who ask for more contrast: text of every colour has at least 7:1. */
export const contrast = {
  light: {
    mute: ink,
    rule: { ...ink, alpha: 0.6 },
    burnt: oklch(0.38, amber.c - 0.07, amber.h - 12),
    glacier: oklch(0.36, 0.07, 232),
    alert: oklch(0.38, 0.15, 27),
  },
  dark: {
    mute: bone,
    rule: { ...bone, alpha: 0.6 },
    burnt: oklch(0.85, amber.c - 0.04, amber.h),
    glacier: oklch(0.88, 0.055, 232),
    alert: oklch(0.85, 0.09, 25),
  },
}

/** Amber of figures and icon on light paper, where the accent itself is too pale for thin lines. */
export const amberLine = oklch(amber.l - 0.045, amber.c, amber.h - 0.5)

/** Tokens of figures in forced colours. */
export const forced = {
  light: { ...light, ink: black, paper: white, amber: oklch(0.567, amber.c - 0.031, amber.h - 8.7) },
  dark: { ...dark, ink: white, paper: black, amber },
}
