import type { RequestListener } from 'node:http'
import { serveApp } from '@foyer/sandbox/http'
import { createSecret, SOCIAL_BRANDS, type SocialProviders } from '@foyer/secure-site'

/**
 * Starts an OpenID provider on its own origin, which stands for every social login. Created on the first request, as
 * few tests need it.
 */
export async function startIdp({
  port,
  redirectUri,
  log,
}: {
  port: number
  redirectUri: () => string
  log: (line: string) => void
}): Promise<{ url: string; providers: SocialProviders; stop(): Promise<void> }> {
  const secrets: Readonly<Record<string, string>> = Object.fromEntries(
    Object.keys(SOCIAL_BRANDS).map((brand) => [brand, createSecret()]),
  )
  let made: Promise<RequestListener> | undefined
  const listener: RequestListener = (request, response) => {
    made ??= import('./createOpenIdProvider').then(({ createOpenIdProvider }) =>
      createOpenIdProvider({ url, redirectUri: redirectUri(), secrets }),
    )
    made
      .then((answer) => answer(request, response))
      .catch((error) => {
        log(`idp: ${error instanceof Error ? error.name : 'unknown error'}`)
        response.writeHead(500).end()
      })
  }
  const server = await serveApp(listener, { port, log: (line) => log(`idp: ${line}`) })
  const url = `http://localhost:${server.port}`
  const providers = Object.fromEntries(
    Object.entries(secrets).map(([brand, clientSecret]) => [brand, { issuer: url, clientId: brand, clientSecret }]),
  )
  return { url, providers, stop: server.stop }
}
