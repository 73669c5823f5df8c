import type { createFaultList } from '@foyer/sandbox/http'
import { type PageRoute, toJsonResponse } from '@foyer/secure-site'
import type { SecureFault } from './types'

const path = '/__sandbox/faults'

export const faultRoutes = (
  faults: Pick<ReturnType<typeof createFaultList<SecureFault>>, 'tryAdd' | 'list' | 'clear'>,
): PageRoute[] => [
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

// Allows any page to use the control routes, as the sandbox runs on this machine for tests.
function open(value: unknown, status?: number) {
  const answer = toJsonResponse(value, status)
  answer.headers.set('access-control-allow-origin', '*')
  answer.headers.set('access-control-allow-headers', '*')
  answer.headers.set('access-control-allow-methods', 'GET, POST, DELETE')
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
