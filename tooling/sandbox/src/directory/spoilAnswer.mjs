import { refusal } from './answer.mjs'

/** @typedef {import('./types').Answer} Answer */

const TEXT = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.'
const SHAPE = { data: 'soon', count: '-1', features: {}, allowedOrigins: 7, isAnalyticsEnabled: 'perhaps' }

/**
 * @param {number} status
 * @param {number} [retryAfter] in seconds
 * @returns {Answer}
 */
export function failedAnswer(status, retryAfter) {
  const answer = refusal(status, 'a fault of the sandbox')
  if (retryAfter === undefined) return answer
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfter) } }
}

/**
 * @param {Answer} answer
 * @param {import('./types').Fault} fault
 * @returns {Answer}
 */
export function spoilAnswer(answer, { garbage }) {
  if (!garbage) return answer
  // The type is kept: garbage is what claims to be the real thing.
  const type = answer.headers['content-type'] ?? 'application/json'
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
    body: garbage === 'text' ? TEXT : JSON.stringify(garbage === 'entries' ? breakEntries(answer) : SHAPE),
  }
}

/** @param {Answer} answer */
function breakEntries({ headers, body }) {
  if (!headers['content-type']?.startsWith('application/json')) return SHAPE
  const value = JSON.parse(body)
  const broken = [null, { id: 7 }, { name: ['no', 'name'], chains: 'eip155:1' }, 'wallet']
  const spoil = (/** @type {unknown[]} */ list) =>
    list.map((entry, index) => (index % 3 === 2 ? broken[Math.floor(index / 3) % broken.length] : entry))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, Array.isArray(entry) ? spoil(entry) : entry]),
  )
}
