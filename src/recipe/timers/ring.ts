import { MAX_RING_MS } from './timers'

/** The time from one ding-dong to the next, in seconds. */
const PERIOD_S = 2

/** B5 and G5, the falling third of a doorbell. The small speaker of a phone carries them better than lower tones. */
const tones = [
  { hertz: 988, startS: 0 },
  { hertz: 784, startS: 0.4 },
]

/** A pattern cannot repeat, and Chrome cuts it after 99 numbers: 49 buzzes, each with its pause. */
const MAX_BUZZES = 49
/** One buzz per ding-dong. */
const buzzes = Math.min(MAX_BUZZES, MAX_RING_MS / 1000 / PERIOD_S)
const vibration = Array.from({ length: buzzes }, () => [500, PERIOD_S * 1000 - 500]).flat()

/** Exists while a timer runs or rings. */
let context: AudioContext | undefined

/**
 * Prepares the sound. Call it in the click that starts a timer, because browsers allow sound only after one. Does
 * nothing where the browser has no Web Audio.
 */
export function prepareSound() {
  if (!('AudioContext' in globalThis)) return
  try {
    context ??= new AudioContext()
    resume(context)
  } catch {
    // No sound device, or too many pages use it. The alert and the title are enough then.
  }
}

/** Gives the sound device back. An open context uses power even while it is silent. */
export function releaseSound() {
  // It rejects if the browser has closed the context already.
  context?.close().catch(() => undefined)
  context = undefined
}

/** A context that does not run after so long will not: a locked screen may leave it interrupted. In milliseconds. */
const RESUMES_WITHIN_MS = 500

/** Rings with sound and vibration, each where the browser has it. Returns a function that ends it. */
export function startRing(): () => void {
  setSession('playback')
  let source = context && playRing(context)
  const replacement = setTimeout(() => {
    if (!context || context.state === 'running') return
    source?.stop()
    releaseSound()
    prepareSound()
    source = context && playRing(context)
  }, RESUMES_WITHIN_MS)
  if ('vibrate' in navigator) navigator.vibrate(vibration)
  return () => {
    clearTimeout(replacement)
    source?.stop()
    setSession('auto')
    if ('vibrate' in navigator) navigator.vibrate(0)
  }
}

/** Audio Session API: an iPhone on silent plays sounds of the type "playback". Other browsers have no such types. */
function setSession(type: 'playback' | 'auto') {
  const session: unknown = Reflect.get(navigator, 'audioSession')
  if (typeof session === 'object' && session !== null) Reflect.set(session, 'type', type)
}

function playRing(audio: AudioContext): AudioBufferSourceNode {
  // A phone that slept may have suspended it.
  resume(audio)
  const samples = ringSamples(audio.sampleRate)
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.loop = true
  source.connect(audio.destination)
  source.start()
  return source
}

function resume(audio: AudioContext) {
  // It rejects where the browser allows no sound.
  audio.resume().catch(() => undefined)
}

/** Returns one period of the sound, from -1 to 1: two tones that fade like a struck bell. */
export function ringSamples(sampleRate: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: PERIOD_S * sampleRate }, (_, index) => {
    const time = index / sampleRate
    return tones.reduce((sum, { hertz, startS }) => sum + bell(hertz, time - startS), 0)
  })
}

/** A tone with its octave. It swells for 5 ms, because a sudden start clicks. */
function bell(hertz: number, time: number): number {
  if (time < 0) return 0
  const volume = 0.5 * Math.min(1, time / 0.005) * Math.exp(-4 * time)
  const phase = 2 * Math.PI * hertz * time
  return volume * (Math.sin(phase) + 0.3 * Math.sin(2 * phase))
}
