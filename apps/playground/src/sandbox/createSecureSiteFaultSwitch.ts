import { createFaultSwitch } from './createFaultSwitch'

export type SecureSiteFault = 'gone' | 'silent' | 'slow' | 'failing'

const faults: Readonly<Record<SecureSiteFault, object>> = {
  gone: { refuse: true },
  silent: { path: '/api', refuse: true },
  slow: { path: '/api', latencyMs: 3_000 },
  failing: { path: '/api', status: 500 },
}

export const createSecureSiteFaultSwitch = (baseUrl: string) => createFaultSwitch(baseUrl, faults)
