/** Something that the page shows within the recipe's words, in a text node of a block. */
export type Decoration = {
  /** The index of the text node among all of its block, in the order of the document. */
  readonly node: number
  readonly start: number
  readonly end: number
} & (
  | { readonly type: 'amount'; readonly text: string }
  | { readonly type: 'timer'; readonly seconds: number; readonly step: string }
)

/** How the words of an ingredient are set: the amount in a column, the preparation softer. Lengths of its text. */
export interface IngredientLayout {
  readonly amount: number
  /** Where the preparation begins; the length of the text if it names none. */
  readonly preparation: number
}

/** What the page shows within a block. */
export interface BlockDecorations {
  readonly decorations: readonly Decoration[]
  /** By where the list item begins in the block. */
  readonly ingredients: ReadonlyMap<number, IngredientLayout>
}
