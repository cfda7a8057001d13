/** A promise that a test settles when it is ready to, so that nothing has to be waited for by the clock. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  // Promise.withResolvers would say this, but Node 20 has it not.
  const promise = new Promise<Value>((resolved, rejected) => {
    resolve = resolved
    reject = rejected
  })
  return { promise, resolve, reject }
}
