import { STATUS_CODES } from 'node:http'
import type { Html } from './html'

/** Turns off unused features. The frame keeps passkeys and the clipboard. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const COMMON = {
  // One year, in seconds. Browsers accept it over https only.
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Restricts documents to the site's own files. */
const policy = ({
  frameAncestors,
  formAction = "'none'",
  frameSrc,
}: {
  frameAncestors: string
  formAction?: string
  frameSrc: string | undefined
}) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    ...(frameSrc === undefined ? [] : [`frame-src ${frameSrc}`]),
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ')

export const toJsonResponse = (value: unknown, status: number = 200): Response =>
  respond(JSON.stringify(value ?? null), status, { 'content-type': 'application/json; charset=utf-8' })

/** Reports an error to a client that is neither the frame nor a person: RFC 9457. */
export const toProblemResponse = (status: number, detail: string): Response =>
  respond(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail }), status, {
    'content-type': 'application/problem+json',
  })

/**
 * Sends a document that may not be embedded by default, nor share windows with other origins. @param options
 * `keepsOpener`: for popups that the opener watches; `frameSrc`: origin of the pages that it may embed
 */
export const toPageResponse = (
  body: Html,
  {
    status = 200,
    frameAncestors = "'none'",
    formAction = "'self'",
    keepsOpener = false,
    frameSrc,
  }: {
    status?: number
    frameAncestors?: string
    formAction?: string
    keepsOpener?: boolean
    frameSrc?: string | undefined
  } = {},
): Response =>
  respond(`<!doctype html>\n${body.text}`, status, {
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': keepsOpener ? 'unsafe-none' : 'same-origin',
    'content-security-policy': policy({ frameAncestors, formAction, frameSrc }),
  })

/** Sends a file that holds nothing of a user. Any page may read it, to check its hash. */
export const toFileResponse = (type: string, body: string): Response =>
  respond(body, 200, { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' })

/** Sends a page as a file to save. Where a browser shows it anyway, it runs nothing, and not on this origin. */
export const toSavedPageResponse = (name: string, body: string): Response =>
  respond(body, 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'access-control-allow-origin': '*',
  })

export const toRedirect = (location: string): Response => respond(null, 303, { location })

const respond = (body: string | null, status: number, headers: Readonly<Record<string, string>>) =>
  new Response(body, { status, headers: { ...COMMON, ...headers } })
