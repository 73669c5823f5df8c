import { SpanKind } from '@opentelemetry/api'
import type { Storage } from '../../types'
import { withSpan } from './withSpan'

// Traces calls by operation and table, without keys and values, which are secrets.
export function observeStorage(storage: Storage): Storage {
  const run = <Result>(operation: string, table: string | undefined, action: () => Promise<Result>) => {
    const attributes = { 'db.operation.name': operation, ...(table !== undefined && { 'db.collection.name': table }) }
    return withSpan(`storage ${operation}`, { kind: SpanKind.CLIENT, attributes }, action)
  }
  return {
    read: (table, key) => run('read', table, () => storage.read(table, key)),
    keys: (table, after) => run('keys', table, () => storage.keys(table, after)),
    change: (table, key, to) => run('change', table, () => storage.change(table, key, to)),
    sweep: (now) => run('sweep', undefined, () => storage.sweep(now)),
  }
}
