/** How a stand-in for the browser's own model behaves. */
export interface LanguageModelScript {
  /** What the browser says of English. It has no other language. The default is `available`. */
  readonly availability?: Availability
  /** Each session writes these pieces at once, and ends. Without them the test writes. */
  readonly pieces?: readonly string[]
}

/** A session that the page created. */
export interface StandInSession {
  readonly options: LanguageModelCreateOptions
  /** What the session was prompted with. */
  readonly inputs: LanguageModelPrompt[]
  isDestroyed: boolean
  /** Whether it writes no more, because the page aborted it, left its stream or destroyed it. */
  isStopped: boolean
  write(...pieces: readonly string[]): void
  end(): void
  /** Fails like the browser, with a DOMException. */
  fail(name: string, message?: string): void
}

/** What a test does with the stand-in. */
export interface StandIn {
  /** What the browser says of English from now on. */
  availability: Availability
  readonly sessions: StandInSession[]
  /** The options of each question for the availability. */
  readonly questions: (LanguageModelCreateCoreOptions | undefined)[]
  /** How many downloads have begun. */
  downloads: number
  /** Reports how much of the download is done, from 0 to 1. */
  progress(fraction: number): void
  finishDownload(): void
  /** Lets the next `create` wait. Returns a function that lets it go on. */
  holdNextCreate(): () => void
  /** Makes the next `create` fail like the browser. */
  failNextCreate(name: string): void
}

/**
 * Replaces `LanguageModel` with a stand-in that follows the specification
 * (https://webmachinelearning.github.io/prompt-api and https://webmachinelearning.github.io/writing-assistance-apis),
 * and puts its {@link StandIn} beside it, as `standIn`. It uses nothing outside itself, so that it also runs in a page
 * (Playwright's `addInitScript`).
 */
export function installLanguageModel(script: LanguageModelScript = {}): StandIn {
  const { availability = 'available', pieces } = script
  let held: Promise<void> | undefined
  let failing: string | undefined
  /** Ends the download. */
  let endDownload: (() => void) | undefined
  const monitors = new Set<EventTarget>()

  const fireProgress = (loaded: number) => {
    // Node has no ProgressEvent, and others take whole numbers only (https://github.com/whatwg/xhr/pull/394).
    const event = Object.assign(new Event('downloadprogress'), { loaded, total: 1, lengthComputable: true })
    for (const monitor of monitors) monitor.dispatchEvent(event)
  }
  const languagesOf = ({ expectedInputs = [], expectedOutputs = [] }: LanguageModelCreateCoreOptions) =>
    [...expectedInputs, ...expectedOutputs].flatMap(({ languages = [] }) => languages)
  const availabilityOf = (options: LanguageModelCreateCoreOptions = {}) =>
    languagesOf(options).every((language) => language === 'en') ? standIn.availability : 'unavailable'

  const standIn: StandIn = {
    availability,
    sessions: [],
    questions: [],
    downloads: 0,
    progress: fireProgress,
    finishDownload() {
      standIn.availability = 'available'
      fireProgress(1)
      endDownload?.()
    },
    holdNextCreate() {
      let release: () => void = () => undefined
      held = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    failNextCreate(name) {
      failing = name
    },
  }

  async function download(signal: AbortSignal | undefined) {
    standIn.downloads += 1
    fireProgress(0)
    try {
      await new Promise<void>((resolve, reject) => {
        endDownload = resolve
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    } finally {
      endDownload = undefined
      monitors.clear()
    }
  }

  function createSession(
    options: LanguageModelCreateOptions,
  ): [StandInSession, Pick<LanguageModel, 'promptStreaming' | 'destroy'>] {
    const destruction = new AbortController()
    let stream: ReadableStreamDefaultController<string> | undefined
    let signal = destruction.signal
    let queue = Promise.resolve()
    /** Tells the stream something, each in a task of its own. An abort shows only then. */
    function tell(action: (stream: ReadableStreamDefaultController<string>) => void) {
      queue = queue
        .then(() => new Promise((resolve) => setTimeout(resolve)))
        .then(() => {
          if (session.isStopped || !stream) return
          if (!signal.aborted) return action(stream)
          session.isStopped = true
          stream.error(signal.reason)
        })
    }
    const session: StandInSession = {
      options,
      inputs: [],
      isDestroyed: false,
      isStopped: false,
      write(...written) {
        for (const piece of written) tell((to) => to.enqueue(piece))
      },
      end() {
        tell((to) => {
          session.isStopped = true
          to.close()
        })
      },
      fail(name, message = 'The session ended.') {
        tell((to) => {
          session.isStopped = true
          to.error(new DOMException(message, name))
        })
      },
    }
    options.signal?.addEventListener('abort', () => destruction.abort(options.signal?.reason))
    return [
      session,
      {
        promptStreaming(input, { signal: stopped } = {}) {
          signal = AbortSignal.any([destruction.signal, ...(stopped ? [stopped] : [])])
          // Without a chunk, a model that stops tells nobody.
          signal.addEventListener('abort', () => {
            session.isStopped = true
          })
          session.inputs.push(input)
          return new ReadableStream<string>({
            start(controller) {
              stream = controller
              if (signal.aborted) return controller.error(signal.reason)
              if (!pieces) return
              session.write(...pieces)
              session.end()
            },
            cancel() {
              session.isStopped = true
            },
          })
        },
        destroy() {
          session.isDestroyed = true
          destruction.abort(new DOMException('The session was destroyed.', 'AbortError'))
          return undefined
        },
      },
    ]
  }

  const languageModel = {
    async availability(options?: LanguageModelCreateCoreOptions) {
      standIn.questions.push(options)
      return availabilityOf(options)
    },
    async create(options: LanguageModelCreateOptions = {}) {
      const { signal, monitor, initialPrompts = [] } = options
      signal?.throwIfAborted()
      if (initialPrompts.some(({ role }, index) => String(role) === 'system' && index > 0))
        throw new TypeError('The system prompt must come first.')
      if (monitor) {
        const target = new EventTarget()
        monitor(Object.assign(target, { ondownloadprogress: null }))
        monitors.add(target)
        signal?.addEventListener('abort', () => monitors.delete(target))
      }
      // Node and happy-dom have no user activation.
      const isClicked = navigator.userActivation?.isActive ?? true
      const wait = held
      held = undefined
      await wait
      signal?.throwIfAborted()
      if (failing) {
        const name = failing
        failing = undefined
        throw new DOMException('The browser refused.', name)
      }
      const needed = availabilityOf(options)
      if (needed === 'unavailable') throw new DOMException('There is no model.', 'NotSupportedError')
      if (needed === 'downloadable' && !isClicked) throw new DOMException('Requires a user gesture.', 'NotAllowedError')
      if (needed !== 'available') await download(signal)
      else for (const fraction of [0, 1]) fireProgress(fraction)
      const [session, model] = createSession(options)
      standIn.sessions.push(session)
      return model
    },
  }
  Object.assign(globalThis, { LanguageModel: languageModel, standIn })
  return standIn
}
