import type { RecipePrompt } from '../prompt'
import type { Author } from './author'
import type { ErrorKind } from './errors'
import type { Completion, ReadProgress } from './readCompletion'

/**
 * One message of a chat request. A type alias, because the client's type has an index signature, which interfaces lack.
 */
export type Message = {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** A user's message with a photo, which is a data URL. */
export type PhotoMessage = {
  readonly role: 'user'
  readonly content: [
    { readonly type: 'text'; readonly text: string },
    { readonly type: 'image_url'; readonly image_url: { readonly url: string } },
  ]
}

/** A chat request without its model, which is a setting. */
export type ChatMessages = {
  /** The longest reply, in the model's tokens. */
  readonly max_tokens: number
} & (
  | {
      readonly messages: Message[]
      /** The page sends these once instead if the service finds the others too long. */
      readonly shorterMessages?: Message[] | undefined
      /** The request as data, for the cookbook. */
      readonly prompt?: RecipePrompt | undefined
      readonly hasPhoto?: false
    }
  | {
      readonly messages: PhotoMessage[]
      readonly shorterMessages?: undefined
      readonly prompt?: undefined
      /** Only models that read photos are asked, and none of them again after an error. */
      readonly hasPhoto: true
    }
)

interface AnsweredBy {
  /** Who wrote the content: several models where one continued the recipe of another. */
  readonly answeredBy: readonly Author[]
}

/** What happens while a request runs. */
export type Progress =
  | Exclude<ReadProgress, { type: 'content' }>
  | (Extract<ReadProgress, { type: 'content' }> & AnsweredBy)
  /** The page waits and then sends the request again; or, after a model that was too slow, it asks the next model. */
  | { readonly type: 'retrying'; readonly after: ErrorKind }

/** A reply that ended normally, and who wrote it. */
export type Reply = Completion & AnsweredBy
