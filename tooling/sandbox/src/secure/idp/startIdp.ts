import type { RequestListener } from 'node:http'
import { BRANDS, newSecret, type Providers } from '@foyer/secure-site'
import { serve } from '../../http/serve'

/**
 * The companies behind the social buttons, played by one OpenID provider on an origin of its own. It is made when
 * somebody first asks, because hardly any test does.
 */
export async function startIdp({
  port,
  redirectUri,
  log,
}: {
  port: number
  redirectUri: () => string
  log: (line: string) => void
}): Promise<{ url: string; providers: Providers; stop(): Promise<void> }> {
  /** What the site and each brand share. */
  const secrets: Readonly<Record<string, string>> = Object.fromEntries(
    Object.keys(BRANDS).map((brand) => [brand, newSecret()]),
  )
  let made: Promise<RequestListener> | undefined
  const listener: RequestListener = (request, response) => {
    made ??= import('./createProvider').then(({ createProvider }) =>
      createProvider({ url, redirectUri: redirectUri(), secrets }),
    )
    made
      .then((answer) => answer(request, response))
      .catch((error) => {
        log(`idp: ${error instanceof Error ? error.name : 'unknown error'}`)
        response.writeHead(500).end()
      })
  }
  const server = await serve(listener, { port, log: (line) => log(`idp: ${line}`) })
  const url = `http://localhost:${server.port}`
  const providers = Object.fromEntries(
    Object.entries(secrets).map(([brand, clientSecret]) => [brand, { issuer: url, clientId: brand, clientSecret }]),
  )
  return { url, providers, stop: server.stop }
}
