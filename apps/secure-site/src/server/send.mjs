/** @typedef {{ status: number, headers: Readonly<Record<string, string>>, body: string }} Answer */

const COMMON = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * What every document of the site may do: its own files, and nothing else.
 *
 * @param {{ frameAncestors: string, formAction?: string }} parameters
 */
const policy = ({ frameAncestors, formAction = "'none'" }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ')

/** @param {unknown} value @param {number} [status] @returns {Answer} */
export const json = (value, status = 200) => ({
  status,
  headers: { ...COMMON, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value ?? null),
})

/** A document that nobody may embed, unless it says who. @param {import('./html.mjs').Html} body @returns {Answer} */
export const document = (body, { status = 200, frameAncestors = "'none'", formAction = "'self'" } = {}) => ({
  status,
  headers: {
    ...COMMON,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy({ frameAncestors, formAction }),
  },
  body: `<!doctype html>\n${body.text}`,
})

/** @param {string} type @param {string} body @returns {Answer} */
export const file = (type, body) => ({
  status: 200,
  headers: { ...COMMON, 'content-type': `${type}; charset=utf-8` },
  body,
})

/** @param {string} location @returns {Answer} */
export const redirect = (location) => ({ status: 303, headers: { ...COMMON, location }, body: '' })
