import { json } from '@foyer/secure-site'

const path = '/__sandbox/faults'

/**
 * The switch for what goes wrong, for tests in other processes and for the playground.
 *
 * @param {Pick<ReturnType<typeof import('../faults/createFaultList.mjs').createFaultList<import('./types.d.mts').SecureFault>>, 'tryAdd' | 'list' | 'clear'>} faults
 * @returns {import('@foyer/secure-site').PageRoute[]}
 */
export const faultRoutes = (faults) => [
  { method: 'GET', path, answer: () => open(faults.list()) },
  {
    method: 'POST',
    path,
    answer({ text }) {
      const error = faults.tryAdd(parse(text))
      return error === undefined ? open(faults.list(), 201) : open({ error }, 400)
    },
  },
  {
    method: 'DELETE',
    path,
    answer() {
      faults.clear()
      return open([])
    },
  },
  { method: 'OPTIONS', path, answer: () => open(null) },
]

/** Any page of this machine may use the switch: it is a sandbox. @param {unknown} value @param {number} [status] */
function open(value, status) {
  const answer = json(value, status)
  const headers = {
    ...answer.headers,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'cross-origin-resource-policy': 'cross-origin',
  }
  return { ...answer, headers }
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
