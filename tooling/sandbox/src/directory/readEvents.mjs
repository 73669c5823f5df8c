import { parseJson } from './readBody.mjs'

/** @typedef {Readonly<Record<string, unknown>>} SentEvent */

/**
 * The events of a body: one at `/e`, a list at `/batch`. The content type says nothing: a beacon sends JSON as text.
 *
 * @param {'/e' | '/batch'} path
 * @param {string} body
 * @returns {readonly SentEvent[] | undefined} undefined when it is something else
 */
export function readEvents(path, body) {
  const value = parseJson(body)
  const events = path === '/batch' ? value : [value]
  return Array.isArray(events) && events.every(isEvent) ? events : undefined
}

/**
 * @param {unknown} value
 * @returns {value is SentEvent}
 */
function isEvent(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
