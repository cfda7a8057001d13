declare global {
  interface Permissions {
    /** Chromium asks the visitor before a page of the network reaches this computer, under one of these names. */
    query(descriptor: { name: 'loopback-network' | 'local-network-access' }): Promise<PermissionStatus>
  }
}

/** The hosts of a page that this computer itself serves. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether a browser that asks at all asks the visitor before this page reaches this computer. */
export const needsQuestion = (): boolean => !OWN_HOSTS.includes(location.hostname)

/**
 * Resolves to whether the browser lets this page reach this computer; undefined in a browser that does not ask. Chromium
 * has the permission since version 142, and since 145 under a name of its own.
 */
export async function loopbackPermission(): Promise<PermissionState | undefined> {
  if (!('permissions' in navigator)) return
  for (const name of ['loopback-network', 'local-network-access'] as const) {
    // A browser rejects a name that it does not know.
    const state = await navigator.permissions.query({ name }).then(
      (status) => status.state,
      () => undefined,
    )
    if (state) return state
  }
  return
}
