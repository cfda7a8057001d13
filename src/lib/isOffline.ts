/** Whether the browser knows that it is offline. Otherwise it may still have no connection to the internet. */
export const isOffline = () => navigator.onLine === false
