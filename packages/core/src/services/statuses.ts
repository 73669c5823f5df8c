import type { ConnectionStatus } from '../types/account.js'
import type { PerNamespace } from '../types/caip.js'
import { isRecord } from '../utils/isRecord.js'
import type { Storage } from './storage.js'

const known = ['connected', 'connecting', 'reconnecting', 'disconnected'] satisfies readonly ConnectionStatus[]

/** How the last visit ended in each namespace. All of the memory that a page needs before anything happens. */
export function readStatuses(storage: Storage): PerNamespace<ConnectionStatus> {
  return storage.getJson('connection_status', toStatuses) ?? {}
}

function toStatuses(value: unknown): PerNamespace<ConnectionStatus> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).flatMap(([namespace, text]) => {
    const status = known.find((each) => each === text)
    return status ? [[namespace, status] as const] : []
  })
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : undefined
}
