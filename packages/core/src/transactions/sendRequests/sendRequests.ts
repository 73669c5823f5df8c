import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { AccountSnapshot } from '../../adapter/transfers.js'
import type { ModalContext, Service } from '../../modal/context.js'
import { STORAGE_PREFIX } from '../../state/storage.js'
import { parseSendRequests, pruneSendRequests, type SendRequest } from './storedRequests.js'

const KEY = 'send_requests'

export interface SendRequestDetails extends Pick<SendRequest, 'caipAddress' | 'kind' | 'to' | 'tokenAddress'> {
  // Amount as decimal text.
  readonly amount?: string | undefined
  readonly symbol?: string | undefined
  readonly isShown?: (() => boolean) | undefined
}

export interface SendRequests {
  readonly $waiting: ReadableAtom<readonly SendRequestDetails[]>
  // Requests of all tabs and earlier visits of which it is unknown whether they were sent, newest first.
  readonly $open: ReadableAtom<readonly SendRequest[]>
  isWaiting(id: string): boolean
  begin(requests: readonly SendRequestDetails[], snapshot: AccountSnapshot | undefined): TrackedRequests
  remove(id: string): void
  refresh(): void
}

export interface TrackedRequests {
  setSnapshot(snapshot: AccountSnapshot): void
  // Called when the wallet has answered or failed. An answered request is removed; any other stays until the chain
  // shows whether it was sent.
  end(outcome: 'answered' | 'unanswered'): void
}

// Stores send requests before the wallet prompts, for all tabs of the app, so that they are known after a reload.
// Without storage, they are kept in memory.
export const sendRequests: Service<SendRequests> = { create: createSendRequests }

function createSendRequests({ services: { storage }, signal }: ModalContext): SendRequests {
  const $waiting = atom<readonly SendRequestDetails[]>([])
  const $open = atom<readonly SendRequest[]>([])
  const waiting = new Set<string>()
  let shown = ''
  let unstored: string | undefined
  const readStored = () => parseSendRequests(unstored ?? storage.get(KEY))
  const show = (all: readonly SendRequest[]) => {
    const text = JSON.stringify(all)
    if (text === shown) return
    shown = text
    $open.set(all)
  }
  const write = (change: (all: readonly SendRequest[]) => readonly SendRequest[]) => {
    const next = pruneSendRequests(change(readStored()), Date.now())
    const text = next.length ? JSON.stringify(next) : undefined
    if (text === undefined) storage.remove(KEY)
    else storage.set(KEY, text)
    unstored = storage.get(KEY) === text ? undefined : (text ?? '[]')
    show(next)
  }
  const refresh = () => {
    const now = Date.now()
    const stored = readStored()
    // If the device's clock was set back, stored times are in the future, and these requests would not expire: correct
    // them.
    if (stored.some(({ at }) => at > now)) write((all) => all)
    else show(pruneSendRequests(stored, now))
  }
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key === null || key === STORAGE_PREFIX + KEY) refresh()
  }
  globalThis.addEventListener?.('storage', onStorage, { signal })
  refresh()

  return {
    $waiting,
    $open,
    isWaiting: (id) => waiting.has(id),
    begin(requests, snapshot) {
      const at = Date.now()
      let entries = requests.map(({ isShown: _, ...each }): SendRequest => {
        const id = createId()
        waiting.add(id)
        return { ...each, id, status: 'asked', at, mark: snapshot }
      })
      const isMine = ({ id }: SendRequest) => entries.some((each) => each.id === id)
      const without = (all: readonly SendRequest[]) => all.filter((each) => !isMine(each))
      const update = (change: Partial<SendRequest>) => {
        entries = entries.map((each) => ({ ...each, ...change }))
        write((all) => [...entries, ...without(all)])
      }
      $waiting.set([...requests, ...$waiting.get()])
      update({})
      return {
        setSnapshot: (snapshot) => update({ mark: snapshot }),
        end(outcome) {
          for (const { id } of entries) waiting.delete(id)
          $waiting.set($waiting.get().filter((each) => !requests.includes(each)))
          if (outcome === 'unanswered') return update({ status: 'unanswered' })
          write(without)
          entries = []
        },
      }
    },
    remove: (id) => write((all) => all.filter((each) => each.id !== id)),
    refresh,
  }
}

// `crypto.randomUUID` is missing on pages loaded without https.
const createId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((each) => each.toString(36)).join('-')
