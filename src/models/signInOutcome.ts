/** How a sign-in that came back to this tab ended: the first tab has its answer, or no tab has taken it yet. */
export type SignInOutcome = 'received' | 'unclaimed'

/** Tells the page that the outcome has changed. An event, because the inline script shares no module with the page. */
const CHANGE = 'signinoutcome'

/** Sets the outcome, where the page can read it also when it hydrates later. */
export function setSignInOutcome(outcome: SignInOutcome) {
  document.documentElement.dataset.signIn = outcome
  document.dispatchEvent(new Event(CHANGE))
}

/** Returns the outcome, as {@link setSignInOutcome} set it; undefined in any other tab. */
export const signInOutcome = (): string | undefined => document.documentElement.dataset.signIn

/** Calls a function after each change. Returns a function that stops these calls. */
export function onSignInOutcome(listener: () => void) {
  document.addEventListener(CHANGE, listener)
  return () => document.removeEventListener(CHANGE, listener)
}
