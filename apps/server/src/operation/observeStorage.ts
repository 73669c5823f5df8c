import type { NameStorage } from '../names/types'
import type { Usage } from '../projects/openUsage'
import type { Mailbox } from '../relay/types'
import type { OpenSignInStorage } from '../signIn/openSignInStorage'
import { withUpstreamSpan } from './withSpan'

// Traces calls by operation and table, without topics, addresses and values.
const createRun =
  (table: string) =>
  <Result>(operation: string, action: () => Promise<Result>): Promise<Result> =>
    withUpstreamSpan(`storage ${operation}`, { 'db.operation.name': operation, 'db.collection.name': table }, action)

export function observeMailbox(mailbox: Mailbox): Mailbox {
  const run = createRun('message')
  return {
    ...mailbox,
    put: (message, from) => run('put', () => mailbox.put(message, from)),
    waitingFor: (topic, clientId, after) => run('read', () => mailbox.waitingFor(topic, clientId, after)),
    acknowledge: (message, clientId) => run('acknowledge', () => mailbox.acknowledge(message, clientId)),
  }
}

export function observeUsage(usage: Usage): Usage {
  const run = createRun('usage')
  return {
    ...usage,
    count: (projectId) => run('count', () => usage.count(projectId)),
    addRelay: (counts) => run('add', () => usage.addRelay(counts)),
    read: () => run('read', () => usage.read()),
  }
}

export function observeNames(names: NameStorage): NameStorage {
  const run = createRun('name')
  return {
    ...names,
    find: (name) => run('find', () => names.find(name)),
    findByAddress: (address) => run('find', () => names.findByAddress(address)),
    findTaken: (skeletons) => run('find', () => names.findTaken(skeletons)),
    insert: (name, perAddress) => run('insert', () => names.insert(name, perAddress)),
  }
}

export function observeSignIns(signIns: OpenSignInStorage): OpenSignInStorage {
  const run = createRun('sign_in')
  return {
    ...signIns,
    put: (record) => run('put', () => signIns.put(record)),
    take: (key) => run('take', () => signIns.take(key)),
    list: (kind, owner) => run('list', () => signIns.list(kind, owner)),
  }
}
