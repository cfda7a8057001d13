import type { ServiceInUse } from './visitorService'

/** Who wrote a reply, or where a recipe comes from. */
export type Author =
  | { readonly kind: 'cookbook' }
  /** The model of the visitor's browser. */
  | { readonly kind: 'browser' }
  /** The recipe came with a link, which says who wrote it. */
  | { readonly kind: 'link'; readonly by: string }
  /** The user's own text. */
  | { readonly kind: 'own' }
  /** A model: its name as the request gave it, and the name or the host of its service. */
  | { readonly kind: 'model'; readonly model: string; readonly service: string }

/** Returns who writes the replies of this service to requests for this model. */
export function authorOf(service: ServiceInUse['service'], model: string): Author {
  switch (service.kind) {
    case 'cookbook':
    case 'browser':
      return { kind: service.kind }
    case 'router':
    case 'endpoint':
      return { kind: 'model', model, service: serviceName(service) }
  }
}

/** Returns the name of a service for users: its host, unless it is the router. */
export const serviceName = (
  service: { readonly kind: 'router' } | { readonly kind: 'endpoint'; readonly url: string },
): string => (service.kind === 'router' ? 'Hugging Face' : new URL(service.url, document.baseURI).host)

/** Whether both are the same model of the same service, both the cookbook, or both the browser's model. */
export const isSameAuthor = (a: Author, b: Author): boolean =>
  a.kind === 'model' && b.kind === 'model' ? a.model === b.model && a.service === b.service : a.kind === b.kind
