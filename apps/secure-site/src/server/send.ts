import type { Html } from './html'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

const COMMON = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** What every document of the site may do: its own files, and nothing else. */
const policy = ({ frameAncestors, formAction = "'none'" }: { frameAncestors: string; formAction?: string }) =>
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

export const json = (value: unknown, status: number = 200): Answer => ({
  status,
  headers: { ...COMMON, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value ?? null),
})

/** A document that nobody may embed, unless it says who. */
export const document = (
  body: Html,
  { status = 200, frameAncestors = "'none'", formAction = "'self'" } = {},
): Answer => ({
  status,
  headers: {
    ...COMMON,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy({ frameAncestors, formAction }),
  },
  body: `<!doctype html>\n${body.text}`,
})

export const file = (type: string, body: string): Answer => ({
  status: 200,
  headers: { ...COMMON, 'content-type': `${type}; charset=utf-8` },
  body,
})

export const redirect = (location: string): Answer => ({ status: 303, headers: { ...COMMON, location }, body: '' })
