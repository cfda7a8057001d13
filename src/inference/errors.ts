/** Everything that can go wrong between the page and a recipe: what is told of it, and whether asking again can help. */
export const failures = {
  setup: {
    says: 'This page has not been set up yet, so there is no chef to ask. Whoever runs it has to mend its settings.',
    again: false,
  },
  token: {
    says: 'The service does not let this page in: its access token is missing or was refused. Whoever runs the page has to renew it.',
    again: true,
  },
  credit: {
    says: 'The account behind this page is out of credit at the service.',
    again: true,
  },
  model: {
    says: 'The model that this page asks for is not available at the service.',
    again: true,
  },
  tooLong: {
    says: 'Your list is too long for the chef. Take some ingredients off it, then try again.',
    again: true,
  },
  refused: { says: 'The service could not accept the request.', again: true },
  busy: {
    says: 'The service is very busy just now. Wait a little, then try again.',
    again: true,
  },
  trouble: { says: 'The service is in trouble. Try again a little later.', again: true },
  page: {
    says: 'A part of this page could not be loaded. Check your connection, then try again. If that does not help, reload the page.',
    again: true,
  },
  unreachable: {
    says: 'The service could not be reached. Check your connection, then try again.',
    again: true,
  },
  offline: { says: 'You are offline. Connect to the internet, then try again.', again: true },
  slow: { says: 'The service took too long to answer.', again: true },
  stalled: {
    says: 'The service took too long to go on, so the recipe was cut off. What had come of it is still there.',
    again: true,
  },
  noRecipe: { says: 'The service answered, but sent no recipe.', again: true },
  cutOff: {
    says: 'The recipe was cut off before its end. What had come of it is still there.',
    again: true,
  },
  declined: { says: 'The service declined to go on with this recipe.', again: true },
  unknown: { says: 'Something went wrong, and no recipe came.', again: true },
} satisfies Record<string, { says: string; again: boolean }>

/** The closed set of failures: one of these, whatever was thrown. */
export type FailureKind = keyof typeof failures

/** An error on the road to the service that knows what it means to the cook. The message is for the console. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** No recipe, or only the beginning of one. Holds nothing that came from the service, which may quote the token. */
export class RecipeFailure extends Error {
  override name = 'RecipeFailure'
  readonly kind: FailureKind
  constructor(kind: FailureKind) {
    super(kind)
    this.kind = kind
  }
}
