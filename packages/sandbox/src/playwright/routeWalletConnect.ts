import type { BrowserContext, WebSocketRoute } from '@playwright/test'
import { WebSocket } from 'ws'

// Hosts that are built into WalletConnect's clients.
const RELAY = /^wss:\/\/relay\.walletconnect\.(org|com)\//
const VERIFY = /^https:\/\/verify\.walletconnect\.(org|com)\//
const EVENTS = /^https:\/\/pulse\.walletconnect\.(org|com)\//

/** Leads the pages' WalletConnect clients to the local relay, so that an app needs no setting for tests. */
export async function routeWalletConnect(context: BrowserContext, relayUrl: string): Promise<void> {
  await context.routeWebSocket(RELAY, (page) => joinSockets(page, relayUrl))
  await context.route(VERIFY, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const answer = await fetch(`${relayUrl.replace(/^ws/, 'http')}${pathname}${search}`)
    const headers = { 'content-type': answer.headers.get('content-type') ?? '', 'access-control-allow-origin': '*' }
    await route.fulfill({ status: answer.status, headers, body: await answer.text() })
  })
  await context.route(EVENTS, (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '' }),
  )
}

function joinSockets(page: WebSocketRoute, relayUrl: string): void {
  const { host, search } = new URL(page.url())
  // Keeps the host that the client's token names.
  const relay = new WebSocket(`${relayUrl}/${search}`, { headers: { host } })
  const waiting: (string | Buffer)[] = []
  page.onMessage((message) => {
    if (relay.readyState === WebSocket.OPEN) relay.send(message)
    else waiting.push(message)
  })
  page.onClose(() => relay.close())
  relay.on('open', () => {
    for (const message of waiting.splice(0)) relay.send(message)
  })
  relay.on('message', (data) => page.send(String(data)))
  relay.on('close', (code, reason) => {
    // Pages may only close with these codes.
    const isAllowed = code === 1000 || (code >= 3000 && code < 5000)
    void page.close(isAllowed ? { code, reason: String(reason) } : {}).catch(() => {})
  })
  // The event `close` follows.
  relay.on('error', () => {})
}
