import { atom } from 'nanostores'
import type { RequestPurpose, RequestRecord } from '../types/requests.js'

export const MAX_REQUEST_RECORDS = 200

export type RequestLedger = ReturnType<typeof createRequestLedger>

export function createRequestLedger() {
  const $requests = atom<readonly RequestRecord[]>([])
  return {
    $requests,
    // Returns a function that records a request. Ignores URLs that ask no host, such as `data:`.
    note: (purpose: RequestPurpose) => (url: string) => {
      const [, host] = /^(?:https?|wss?):\/\/(.+)/.exec(toHost(url)) ?? []
      if (!host) return
      const records = $requests.get()
      const now = Date.now()
      const find = (wanted: string) => records.find((each) => each.host === wanted && each.purpose === purpose)
      const known = find(host)
      const name = known || records.length < MAX_REQUEST_RECORDS ? host : '*'
      const { firstAt, count } = known ?? find(name) ?? { firstAt: now, count: 0 }
      $requests.set([
        ...records.filter((each) => each.host !== name || each.purpose !== purpose),
        { host: name, purpose, firstAt, lastAt: now, count: count + 1 },
      ])
    },
  }
}

function toHost(url: string): string {
  try {
    const { protocol, host } = new URL(url, globalThis.location?.href)
    return `${protocol}//${host}`
  } catch {
    return ''
  }
}
