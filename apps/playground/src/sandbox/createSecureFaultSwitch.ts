import { createFaultSwitch } from './createFaultSwitch'

export type SecureFault = 'gone' | 'silent' | 'slow' | 'failing'

const faults: Readonly<Record<SecureFault, object>> = {
  gone: { refuse: true },
  silent: { path: '/api', refuse: true },
  slow: { path: '/api', latencyMs: 3_000 },
  failing: { path: '/api', status: 500 },
}

export const createSecureFaultSwitch = (baseUrl: string) => createFaultSwitch(baseUrl, faults)
