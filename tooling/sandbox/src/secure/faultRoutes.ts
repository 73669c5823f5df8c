import { json, type PageRoute } from '@foyer/secure-site'
import type { createFaultList } from '../faults/createFaultList'
import type { SecureFault } from './types'

const path = '/__sandbox/faults'

/** The switch for what goes wrong, for tests in other processes and for the playground. */
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

/** Any page of this machine may use the switch: it is a sandbox. */
function open(value: unknown, status?: number) {
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
