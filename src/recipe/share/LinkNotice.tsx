import type { LinkProblem } from './useRecipeLink'

/** Says why the recipe of a link is not shown. */
export const LinkNotice = ({ problem }: { readonly problem: LinkProblem }) => (
  <div role="alert" className="row error-notice">
    <p>
      {problem === 'unreadable'
        ? "The recipe in this link can't be read. The link may have lost its end on the way: ask for it again."
        : "Part of this page didn't load, so the recipe in this link isn't shown. Check your connection and reload the page."}
    </p>
  </div>
)
