import { createFaultSwitch, requestSandbox } from './createFaultSwitch'

// The relay's faults, in the format of its control route.
const faults = {
  slow: { latencyMs: 3000 },
  held: { hold: true },
  cut: { cut: true },
  garbage: { garbage: true },
  gone: { refuse: true },
  refused: { refuse: 'Unauthorized: origin not allowed' },
} as const

export type RelayFault = keyof typeof faults

/**
 * Creates the relay's switch. A fault that refuses new sockets keeps open ones: those are cut, as if the relay had
 * stopped.
 */
export function createRelayFaultSwitch(relayUrl: string) {
  const url = relayUrl.replace(/^ws/, 'http')
  return createFaultSwitch<RelayFault>(url, faults, {
    afterSet: async (fault) => 'refuse' in faults[fault] && requestSandbox(url, 'drop', { method: 'POST' }),
  })
}
