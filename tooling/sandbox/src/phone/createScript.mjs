/**
 * @typedef {import('./types.d.mts').PhoneScript} PhoneScript
 * @typedef {import('./types.d.mts').PhoneState} PhoneState
 */

/**
 * The orders of a phone as calls; each gives the state after it, and rejects with the phone's own words.
 *
 * @param {string} url
 * @returns {PhoneScript}
 */
export function createScript(url) {
  /** @type {(name: string) => (order?: object) => Promise<PhoneState>} */
  const order =
    (name) =>
    (body = {}) =>
      ask(`${url}/${name}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    pair: order('pair'),
    approve: order('approve'),
    reject: order('reject'),
    ignore: order('ignore'),
    policy: order('policy'),
    chainChanged: order('chainChanged'),
    accountsChanged: order('accountsChanged'),
    update: order('update'),
    extend: order('extend'),
    disconnect: order('disconnect'),
    state: () => ask(`${url}/state`),
    until: (test, { signal } = {}) => watch(`${url}/events`, test, signal),
  }
}

/**
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<PhoneState>}
 */
async function ask(url, init) {
  const response = await fetch(url, init)
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

/**
 * @param {string} url
 * @param {(state: PhoneState) => boolean} test
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<PhoneState>}
 */
async function watch(url, test, signal) {
  const { body } = await fetch(url, signal === undefined ? {} : { signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) {
    const events = `${text}${read.value}`.split('\n\n')
    text = events.pop() ?? ''
    const met = events.map((event) => JSON.parse(event.slice('data: '.length))).find(test)
    if (met === undefined) continue
    await reader?.cancel()
    return met
  }
  throw new Error('The phone has ended.')
}
