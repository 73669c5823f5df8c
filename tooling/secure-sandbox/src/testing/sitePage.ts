import { type AuthClient, type AuthFrame, createAuthClient, createAuthFrame } from '@foyer/auth-frame'

declare global {
  interface Window {
    frame: AuthFrame
    client: AuthClient
    kept?: Promise<unknown>
    heard: unknown[]
  }
}

const url = new URLSearchParams(location.search).get('secure') ?? ''
window.heard = []
addEventListener('message', ({ data }) => window.heard.push(data))
window.frame = createAuthFrame({
  url,
  projectId: 'test',
  caipNetworkId: 'eip155:1',
  enableLogger: true,
  signal: new AbortController().signal,
})
window.client = createAuthClient(window.frame)
