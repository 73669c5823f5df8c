import { createFaultSwitch } from './createFaultSwitch'

// The directory's faults, in the format of its control route.
const faults = {
  slow: { latencyMs: 3000 },
  limited: { status: 429, retryAfter: 2 },
  failing: { status: 500 },
  garbage: { garbage: true },
} as const

export type DirectoryFault = keyof typeof faults

export const createDirectoryFaultSwitch = (url: string) => createFaultSwitch<DirectoryFault>(url, faults)
