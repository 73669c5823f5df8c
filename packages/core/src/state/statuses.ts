import type { ConnectionStatus } from '../types/account.js'
import type { PerNamespace } from '../types/caip.js'
import { isRecord } from '../utils/isRecord.js'
import type { ModalStorage } from './storage.js'

const known = ['connected', 'connecting', 'reconnecting', 'disconnected'] satisfies readonly ConnectionStatus[]

export function readConnectionStatuses(storage: ModalStorage): PerNamespace<ConnectionStatus> {
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
