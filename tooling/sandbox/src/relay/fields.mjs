import { PayloadError } from './refusals.mjs'

/** Reading parameters that came over the wire; each throws in the words of the hosted relay. */

const TOPIC = /^[0-9a-f]{64}$/i
const LARGEST_BATCH = 500

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
export function fields(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PayloadError('InvalidParams')
  return /** @type {Record<string, unknown>} */ (value)
}

/**
 * @param {Record<string, unknown>} params
 * @param {string} name
 */
export function text(params, name) {
  const value = params[name]
  if (typeof value !== 'string' || value === '') throw new PayloadError('InvalidParams')
  return value
}

/**
 * @param {Record<string, unknown>} params
 * @param {string} name
 */
export function optionalText(params, name) {
  const value = params[name]
  return value === undefined || value === null || value === '' ? undefined : text(params, name)
}

/**
 * @param {Record<string, unknown>} params
 * @param {string} name
 */
export function number(params, name) {
  const value = params[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new PayloadError('InvalidParams')
  return value
}

/**
 * 32 bytes in hex.
 *
 * @param {Record<string, unknown>} params
 * @param {string} [name]
 */
export function topic(params, name = 'topic') {
  const value = text(params, name)
  if (!TOPIC.test(value)) throw new PayloadError('InvalidTopic')
  return value
}

/**
 * @param {Record<string, unknown>} params
 * @param {string} name
 * @returns {unknown[]}
 */
export function batch(params, name) {
  const value = params[name]
  if (!Array.isArray(value)) throw new PayloadError('InvalidParams')
  if (value.length === 0) throw new PayloadError('BatchEmpty')
  if (value.length > LARGEST_BATCH) throw new PayloadError('BatchLimitExceeded')
  return value
}

/** @param {Record<string, unknown>} params */
export const topics = (params) => batch(params, 'topics').map((value) => topic({ topic: value }))
