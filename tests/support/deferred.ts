/** Returns a promise that the test settles, so that no test needs a timer. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  // Node 20 has no Promise.withResolvers.
  const promise = new Promise<Value>((resolved, rejected) => {
    resolve = resolved
    reject = rejected
  })
  return { promise, resolve, reject }
}
