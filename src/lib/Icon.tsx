/** A drawing in lines of 16 by 16, without a name, because the control that it stands in has one. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
)
