import { type AuthClient, createAuthClient } from '../client/createAuthClient.js'
import { createHost } from '../host/createHost.js'
import type { Handlers } from '../host/handlers.js'
import type { Host } from '../host/host.js'
import type { AuthFrame, AuthFrameParameters } from '../page/authFrame.js'
import { createAuthFrame } from '../page/createAuthFrame.js'
import { type Browser, createBrowser } from './createBrowser.js'

export interface Talk {
  readonly browser: Browser
  readonly frame: AuthFrame
  readonly client: AuthClient
  /** Ends the page's side. */
  readonly life: AbortController
  /** The newest document's side. */
  host(): Host
  /** What both sides logged. */
  readonly logs: string[]
}

export interface TalkParameters {
  readonly handlers?: Handlers | undefined
  isAllowed?(origin: string): boolean | Promise<boolean>
  /** The site never says READY. */
  readonly isMute?: boolean
  readonly page?: Partial<AuthFrameParameters>
}

/** A page and its secure site, both real, in two windows that talk to each other. */
export function createTalk({ handlers = {}, isAllowed, isMute = false, page }: TalkParameters = {}): Talk {
  const hosts: Host[] = []
  const logs: string[] = []
  const life = new AbortController()
  const log = (level: string, message: string) => void logs.push(`${level} ${message}`)
  const browser = createBrowser((window) => {
    const host = createHost({
      window,
      handlers,
      isAllowed: isAllowed ?? ((origin) => origin === browser.pageOrigin),
      log,
    })
    hosts.push(host)
    if (!isMute) host.ready('1')
  })
  const frame = createAuthFrame({
    url: browser.siteOrigin,
    projectId: 'abc',
    caipNetworkId: 'eip155:1',
    enableLogger: true,
    signal: life.signal,
    log,
    ...page,
  })
  return {
    browser,
    frame,
    client: createAuthClient(frame),
    life,
    logs,
    host() {
      const host = hosts.at(-1)
      if (!host) throw new Error('There is no host')
      return host
    },
  }
}
