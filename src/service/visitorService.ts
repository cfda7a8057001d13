import { parseVisionModels, type Service, type Settings } from '../config'
import { createStore } from '../lib/store'
import { serviceName } from './author'

/** What a visitor chose in place of the page's own service. It holds nothing secret, so components may show it. */
export type VisitorChoice =
  /** The Hugging Face router, with a token that the visitor pasted. */
  | { readonly kind: 'token' }
  /** The Hugging Face router, after the visitor signed in. */
  | { readonly kind: 'account' }
  /** A model on the visitor's computer. */
  | { readonly kind: 'local'; readonly model: string }
  /** The browser's own model. */
  | { readonly kind: 'browser' }

/** The kind of a visitor's choice. */
export type VisitorServiceKind = VisitorChoice['kind']

/** A service that a visitor chose in place of the page's own. */
export interface VisitorService extends Pick<Settings, 'models' | 'visionModels'> {
  readonly choice: VisitorChoice
  readonly service:
    | Exclude<Service, { kind: 'cookbook' }>
    /** The browser's own model, behind a `fetch` in the format of the OpenAI API. */
    | { readonly kind: 'browser'; readonly fetch: typeof fetch }
}

/** The service that answers a request: the visitor's, or the page's own. */
export type ServiceInUse =
  | Pick<VisitorService, 'service' | 'models' | 'visionModels'>
  | Pick<Settings, 'service' | 'models' | 'visionModels'>

/** The visitor's choice. It is kept only in this variable, so that a reload forgets it, because it may hold a token. */
const visitorService = createStore<VisitorService | undefined>(undefined)

/** Sets the service of the next requests. With undefined, the page's own service answers them. */
export const setVisitorService = visitorService.set

/** Returns the visitor's choice; undefined without one. Components get no more, because a token is secret. */
export const visitorChoice = (): VisitorChoice | undefined => visitorService.get()?.choice

/** Returns the kind of the visitor's choice; undefined without one. */
export const visitorServiceKind = (): VisitorServiceKind | undefined => visitorChoice()?.kind

/** Whether the next request sends a token of the visitor's, which nothing may show. */
export const sendsVisitorToken = (): boolean => visitorService.get()?.service.kind === 'router'

/** Calls a function after each change. Returns a function that stops these calls. */
export const onVisitorServiceChange = visitorService.subscribe

/** Returns the service of the next request: the visitor's, or else the one of these settings. */
export const serviceInUse = (settings: Settings): ServiceInUse => visitorService.get() ?? settings

/** Whether the cookbook answers where a visitor has chosen nothing. The build writes the settings out. */
export const isCookbookPage = (): boolean =>
  !(import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL)

/** Whether the cookbook answers the next request. */
export const isCookbookInUse = () => isCookbookPage() && visitorService.get() === undefined

/**
 * Returns the name of the service that gets a photo with the next request; undefined if no model of the service in use is
 * known to read photos. Reads the settings that the first load may hold, and so not the token.
 */
export function photoReader(): string | undefined {
  const visitor = visitorService.get()
  if (visitor) {
    const { choice, service, visionModels } = visitor
    if (choice.kind === 'local' && visionModels.length > 0) return `${choice.model} on this computer`
    return visionModels.length === 0 || service.kind === 'browser' ? undefined : serviceName(service)
  }
  if (isCookbookPage()) return undefined
  const url = import.meta.env.VITE_INFERENCE_URL?.trim()
  if (parseVisionModels(import.meta.env.VITE_VISION_MODEL, url ? 'endpoint' : 'router').length === 0) return undefined
  return serviceName(url ? { kind: 'endpoint', url } : { kind: 'router' })
}
