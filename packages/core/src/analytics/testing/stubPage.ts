import { vi } from 'vitest'

export interface Beacon {
  readonly url: URL
  readonly body: string
}

export function stubPage(href = 'https://app.harbor.example:8443/swap?ref=alice&token=s3cret#inbox') {
  const events = new EventTarget()
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => null,
    documentElement: { lang: '' },
  })
  Object.defineProperty(page, 'URL', { get: () => location.href })
  const beacons: Beacon[] = []
  const browser = { onLine: true, room: Number.POSITIVE_INFINITY }
  vi.stubGlobal('location', new URL(href))
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const sendBeacon = (url: string, body: string) => {
    if (beacons.length >= browser.room) return false
    beacons.push({ url: new URL(url), body })
    return true
  }
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.onLine
    },
    sendBeacon,
  })
  return {
    beacons,
    browser,
    leave: () => events.dispatchEvent(new Event('pagehide')),
    show(visibilityState: 'hidden' | 'visible') {
      Object.assign(page, { visibilityState })
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
