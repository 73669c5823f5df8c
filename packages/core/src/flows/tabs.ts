import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { isRecord } from '../utils/isRecord.js'

/** Where a tab tells the others what has ended in it. What lies there is taken out at once: only the change is heard. */
export const ENDED_KEY = 'connection_ended'

export interface EndedConnection {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Tells the other tabs of this site that the visitor has ended a connection in this one. */
export function tellTabs({ services: { storage } }: ModalContext, ended: EndedConnection): void {
  storage.setJson(ENDED_KEY, ended)
  storage.remove(ENDED_KEY)
}

/** What another tab has told. */
export function readEnded(text: string): EndedConnection | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const { namespace, walletId } = isRecord(value) ? value : {}
    return typeof namespace === 'string' && typeof walletId === 'string' ? { namespace, walletId } : undefined
  } catch {
    return undefined
  }
}
