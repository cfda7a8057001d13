/** An answer of the proxy itself: a status, and one plain sentence that holds nothing of a setting or of the request. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   * @param {Record<string, string>} [headers]
   */
  constructor(status, message, headers = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}
