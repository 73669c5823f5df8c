/** @typedef {import('./types').Answer} Answer */

// Every question arrives, so that tests can count them.
const FRESH = { 'cache-control': 'no-store' }

/**
 * @param {unknown} value
 * @param {number} [status]
 * @returns {Answer}
 */
export const json = (value, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...FRESH },
  body: JSON.stringify(value),
})

/**
 * @param {number} status
 * @param {string} error
 */
export const refusal = (status, error) => json({ error }, status)

/** @returns {Answer} */
export const nothing = () => ({ status: 204, headers: FRESH, body: '' })

/**
 * @param {string} body
 * @returns {Answer}
 */
export const page = (body) => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    ...FRESH,
  },
  body,
})
