/** Writes bytes as base64url (RFC 4648, section 5) without padding. */
export function encodeBase64url(bytes: Uint8Array): string {
  const text = bytes.reduce((all, byte) => all + String.fromCharCode(byte), '')
  return btoa(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}

/** Reads base64url. @throws an error for another text. */
export const decodeBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
