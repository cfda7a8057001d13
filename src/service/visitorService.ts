import type { Service, Settings } from '../config'
import { createStore } from '../lib/store'

/** A service that a visitor chose in place of the page's own: the router with a token, or the browser's own model. */
export interface VisitorService extends Pick<Settings, 'models'> {
  readonly service:
    | Extract<Service, { kind: 'router' }>
    /** The browser's own model, behind a `fetch` in the format of the OpenAI API. */
    | { readonly kind: 'browser'; readonly fetch: typeof fetch }
}

/** The service that answers a request: the visitor's, or the page's own. */
export type ServiceInUse = VisitorService | Pick<Settings, 'service' | 'models'>

/** The visitor's choice. It is kept only in this variable, so that a reload forgets it, because it may hold a token. */
const visitorService = createStore<VisitorService | undefined>(undefined)

/** Sets the service of the next requests. With undefined, the page's own service answers them. */
export const setVisitorService = visitorService.set

/**
 * Returns the kind of the visitor's service; undefined without one. Components get no more, because a token is secret.
 */
export const visitorServiceKind = () => visitorService.get()?.service.kind

/** Calls a function after each change. Returns a function that stops these calls. */
export const onVisitorServiceChange = visitorService.subscribe

/** Returns the service of the next request: the visitor's, or else the one of these settings. */
export const serviceInUse = (settings: Settings): ServiceInUse => visitorService.get() ?? settings

/** The build writes it out. */
const isCookbookPage = !(import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL)

/** Whether the cookbook answers the next request. */
export const isCookbookInUse = () => isCookbookPage && visitorService.get() === undefined
