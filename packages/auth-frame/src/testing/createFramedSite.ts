import { type AuthClient, createAuthClient } from '../client/createAuthClient.js'
import type { AuthFrame, AuthFrameParameters } from '../page/authFrame.js'
import { createAuthFrame } from '../page/createAuthFrame.js'
import { createFrameServer } from '../server/createFrameServer.js'
import type { FrameServer } from '../server/frameServer.js'
import type { Handlers } from '../server/handlers.js'
import { createTestBrowser, type TestBrowser } from './createTestBrowser.js'

export interface FramedSite {
  readonly browser: TestBrowser
  readonly frame: AuthFrame
  readonly client: AuthClient
  readonly life: AbortController
  host(): FrameServer
  readonly logs: string[]
}

export interface FramedSiteParameters {
  readonly handlers?: Handlers | undefined
  isAllowed?(origin: string): boolean | Promise<boolean>
  readonly isMute?: boolean
  readonly page?: Partial<AuthFrameParameters>
}

export function createFramedSite({
  handlers = {},
  isAllowed,
  isMute = false,
  page,
}: FramedSiteParameters = {}): FramedSite {
  const hosts: FrameServer[] = []
  const logs: string[] = []
  const life = new AbortController()
  const log = (level: string, message: string) => void logs.push(`${level} ${message}`)
  const browser = createTestBrowser((window) => {
    const host = createFrameServer({
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
