import { askSandbox, createFaultSwitch } from './createFaultSwitch'

/** What the relay may do wrong, as its switch takes it. */
const faults = {
  slow: { latencyMs: 3000 },
  held: { hold: true },
  cut: { cut: true },
  garbage: { garbage: true },
  gone: { refuse: true },
  refused: { refuse: 'Unauthorized: origin not allowed' },
} as const

export type RelayFault = keyof typeof faults

/** What refuses new sockets leaves the open ones: those are cut, as if the relay had stopped. */
export function relayFaults(relayUrl: string) {
  const url = relayUrl.replace(/^ws/, 'http')
  return createFaultSwitch<RelayFault>(url, faults, {
    afterSet: async (fault) => 'refuse' in faults[fault] && askSandbox(url, 'drop', { method: 'POST' }),
  })
}
