import type { Service, Settings } from '../config'
import { createStore } from '../lib/store'

/** What a visitor uses in place of the page's own service. */
export interface OwnModel extends Pick<Settings, 'models'> {
  readonly service:
    | Extract<Service, { kind: 'router' }>
    /** The browser's own model, behind a `fetch` in the format of the OpenAI API. */
    | { readonly kind: 'browser'; readonly fetch: typeof fetch }
}

/** What answers a request. */
export type Answering = OwnModel | Pick<Settings, 'service' | 'models'>

/** One at most, in this variable and nowhere else, so that a reload forgets it. It may hold a visitor's token. */
const ownModel = createStore<OwnModel | undefined>(undefined)

/** Replaces what the next requests ask. Without a model, the service of the page answers again. */
export const setOwnModel = ownModel.set

/** What the next request asks in place of the page's service. Components get no more, because a token is secret. */
export const ownModelKind = () => ownModel.get()?.service.kind

/** Calls a function after each change. Returns a function that ends this. */
export const onOwnModelChange = ownModel.subscribe

/** Returns what answers the next request: the service of these settings, or the visitor's own model. */
export const withOwnModel = (settings: Settings): Answering => ownModel.get() ?? settings
