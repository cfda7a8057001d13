import type { Service } from '../config/settings'

/** Who wrote a reply. */
export type Source =
  | { readonly kind: 'cookbook' }
  /** The model by the name that the request asked for, and the name or the host of its service. */
  | { readonly kind: 'model'; readonly model: string; readonly service: string }

/** Returns who writes the replies of this service to requests for this model. */
export function sourceOf(service: Service, model: string): Source {
  switch (service.kind) {
    case 'cookbook':
      return { kind: 'cookbook' }
    case 'router':
      return { kind: 'model', model, service: 'Hugging Face' }
    case 'endpoint':
      return { kind: 'model', model, service: new URL(service.url, document.baseURI).host }
  }
}

/** Whether both are the same model of the same service, or both the cookbook. */
export const isSameSource = (a: Source, b: Source): boolean =>
  a.kind === 'cookbook' || b.kind === 'cookbook' ? a.kind === b.kind : a.model === b.model && a.service === b.service
