/*
 * Types of the results of the simulated day, in content/day/results: the package writes the files by
 * `npm run results -w content/day`, and the site reads them. It imports these types, and nothing else of the package's code.
 */

/** How a language prints a number: the names are those of the functions in `content/en/print.ts`. */
export type PrintedNumber =
  | { readonly as: 'whole' | 'cardinal' | 'spelled'; readonly value: number; readonly unit?: Unit }
  | { readonly as: 'clockTime' | 'duration' | 'shortDuration'; readonly value: number; readonly unit: 'min' }
  | { readonly as: 'decimal'; readonly value: number; readonly decimals: number; readonly unit?: Unit }
  | { readonly as: 'percent'; readonly value: number; readonly decimals: number; readonly unit: '%' }
  | { readonly as: 'listed'; readonly values: readonly number[]; readonly unit?: Unit }
  | { readonly as: 'text'; readonly text: string }

/** Text of a label: numbers, words of the site by their key, and signs that are the same in every language. */
export type LabelText = readonly (string | PrintedNumber | { readonly word: string })[]

/** A place in a drawing, in its own units: x runs right, y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Line = readonly Point[]

export interface Circle extends Point {
  readonly radius: number
}

/** A rectangle in a drawing's own units. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The background for which a figure is drawn. */
export type FigureGround = 'paper' | 'night' | 'amber'

export type Align = 'start' | 'middle' | 'end'

/**
 * A label before it has a place: a fixed label is drawn at its point, a mark's label near its mark, where there is room, and the
 * label of a line on the line, where it hides least.
 */
export type PlannedLabel<Text = LabelText> = {
  readonly text: Text
  /** Follows the text in a figure with long labels, unless the page is narrow. */
  readonly detail?: Text
  readonly hot?: boolean
  /** True on an amber area, which is the same in every scheme: the label is dark there. */
  readonly onAmber?: boolean
} & (
  | { readonly kind: 'fixed'; readonly at: Point; readonly align: Align }
  | {
      readonly kind: 'mark'
      readonly at: Point
      /** Radius of the mark, which the label must not cover. */
      readonly clear: number
      /** True if the label belongs above its mark, as on a bar. */
      readonly above?: boolean
    }
  | {
      readonly kind: 'line'
      /** Points of the line on which the label may be. */
      readonly along: Line
    }
)

/** The labels of a figure, and the shapes that they must not cover, in drawing units. */
export interface LabelPlan<Text = LabelText> {
  /** Size of the type, as the figure's shape allows it. */
  readonly style: 'map' | 'small' | 'chart'
  readonly labels: readonly PlannedLabel<Text>[]
  /** Circles that no label covers. */
  readonly circles?: readonly Circle[]
  /** Lines that labels leave visible where they can. */
  readonly lines?: readonly Line[]
}

/** What pages need to show a figure whose drawing is a file. */
export interface FigureShape {
  /** The part of the plane that the file shows, in drawing units. Width and height are also its size as an image. */
  readonly frame: Frame
  readonly ground: FigureGround
  /**
   * How a figure extends beyond its frame. Absent for a figure that does not.
   *
   * - `long`: a chart of a whole day, which scrolls sideways on a phone.
   * - `tile`: repeats as a background, so that its file states its own size.
   */
  readonly extent?: 'long' | 'tile'
  /** Absent for a figure without labels. */
  readonly labels?: LabelPlan
}

/** The drawing of a figure, without words. */
export interface Drawing {
  /** CSS for the drawing's own classes. */
  readonly css: string
  /** The elements of the SVG root, in the order in which they are painted. */
  readonly elements: readonly string[]
}

/**
 * Units of columns. `none` is for identifiers, names, verdicts and times of day; `1` for counts and shares, `1/d` for so many a
 * day.
 */
export type ColumnUnit =
  | 'none'
  | '1'
  | '1/d'
  | '1/m²'
  | 'ms'
  | 'min'
  | 'h'
  | 'week'
  | 'm'
  | 'km'
  | 'km/h'
  | 'deg'
  | 'bit'
  | 'dBm'

/** Units of numbers. A number without one is a count, a ratio or a score. `1/h` is so many an hour. */
export type Unit = Exclude<ColumnUnit, 'none' | '1' | '1/m²' | 'deg'> | 's' | 'd' | '%' | 'dB' | '1/h'

/** `time` is a time of day on a 24-hour clock, which has no 24:00:00: null stands for the end of the day. */
export type ColumnType = 'integer' | 'number' | 'text' | 'boolean' | 'time'
export type Value = number | string | boolean | null

/** The form of a time of day. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** A column of a table. `meaning` and origin are in `content/en/dataset/dictionary.ts`. */
export interface Column {
  readonly name: string
  readonly type: ColumnType
  readonly unit: ColumnUnit
}

/** What a table of `tables/` has. */
export interface TableDescription {
  /** Number of rows without the head. */
  readonly rows: number
  /** Whether each row has a place, so that the table is published as GeoJSON, too. */
  readonly hasPlaces: boolean
  readonly columns: readonly Column[]
}

/** Where a moment is in relation to the alert: before it, the rule waiting, the alert, after it, the end of the day. */
export type Phase = 'before' | 'waits' | 'alert' | 'after' | 'ends'

/** One moment of the simulated day, with all that is known by then. */
export interface Moment {
  readonly phase: Phase
  /** Whole minutes after midnight. */
  readonly minutes: number
  /** Number of the place where the track is. */
  readonly place: number
  readonly at: Point
  /** Minutes since the end of the stop that the alert is about; negative before it. */
  readonly sinceStop: number
  /** Trips that are over. */
  readonly trips: number
  /** Places visited so far, this one included. They are numbered in order of arrival. */
  readonly visited: number
  /** Minutes at rest so far, and the count of places that they were spent at. */
  readonly rest: number
  readonly rested: number
  /** Entropy so far, in bits. */
  readonly entropy: number
}

/** One thing that happened around the shortest stay of the day, which raises the alert. */
export interface StopEvent {
  readonly kind: 'leaves-before' | 'enters' | 'stops' | 'alert' | 'leaves-after'
  /** Whole minutes after midnight. */
  readonly minutes: number
  /** Place on the line of the half hour, in percent of its length. */
  readonly place: number
}

/** Conditions of the test on other days. Each except `unchanged` makes one thing harder than on the one day. */
export type Condition = 'unchanged' | 'short-stops' | 'long-halts' | 'sparse' | 'noisy' | 'spells'

/** A place in degrees of WGS 84: longitude, then latitude (RFC 7946, section 3.1.1). */
export type Position = readonly [longitude: number, latitude: number]

/** The part of GeoJSON that the dataset uses (RFC 7946, section 3.1). */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }

/** One table of the dataset, ready to be written in any format. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Values in the order of the columns. */
  readonly rows: readonly (readonly Value[])[]
  /** Where each row is on the sheet. Empty for a table without places. */
  readonly geometries: readonly Geometry[]
}
