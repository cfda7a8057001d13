import type { MarkdownLine } from './markdownLines'
import type { Section } from './sectionHeadings'

/** What a line of a recipe is. */
export type Label =
  | 'title'
  | 'fact'
  | 'intro'
  | 'ingredientsHeading'
  | 'methodHeading'
  /** Over notes, tips, nutrition, variations. */
  | 'otherHeading'
  /** The name of some of the ingredients: "For the sauce". */
  | 'group'
  | 'ingredient'
  | 'part'
  /** The line that a step begins with. */
  | 'step'
  | 'continuation'
  | 'note'

/** A line with what it is; undefined for a blank one. */
export interface LabelledLine extends MarkdownLine {
  readonly label: Label | undefined
}

/** The facts about a reply that the rules for labels use. */
export interface Outline {
  /** Those with words. */
  readonly lines: readonly MarkdownLine[]
  readonly title: MarkdownLine | undefined
  /** The level of the heading that the title was; 0 if it was none. */
  readonly titleLevel: number
  /** The index of the last heading of a method; -1 without one. */
  readonly lastMethod: number
  readonly hasIngredientsHeading: boolean
  /** The words of the lines that begin with an amount, in the singular. */
  readonly listed: ReadonlySet<string>
  /** Whether anything is a step: a number, an order, a heading of the method. */
  readonly hasWork: boolean
}

/** The level of a section that no heading opens. */
export const NO_LEVEL = 7

/** What the labels of the lines above say. */
export interface State {
  readonly section: Section
  /** The level of the heading that opened the section, or NO_LEVEL. */
  readonly level: number
  /** How the steps above are written: with numbers, as items, as paragraphs, or each below its name. */
  readonly steps: 'numbers' | 'items' | 'paragraphs' | 'names' | undefined
  /** How far the items of the ingredients are indented. Deeper ones are notes. */
  readonly indent: number
  readonly hasItems: boolean
  readonly last: Label | undefined
  readonly lastLine: MarkdownLine | undefined
}

/** A line with its neighbours, and with what the labels above it say. */
export interface Place extends State {
  readonly line: MarkdownLine
  /** Its index among those with words. */
  readonly index: number
  /** Whether a blank line is above it. */
  readonly isApart: boolean
  /** The next line with words. */
  readonly below: MarkdownLine | undefined
  readonly outline: Outline
}
