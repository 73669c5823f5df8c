import { BRANDS, newSecret } from '@foyer/secure-site'
import { serve } from '../../http/serve.mjs'

/**
 * The companies behind the social buttons, played by one OpenID provider on an origin of its own. It is made when
 * somebody first asks, because hardly any test does.
 *
 * @param {{ port: number, redirectUri: () => string, log: (line: string) => void }} parameters
 * @returns {Promise<{ url: string, providers: import('@foyer/secure-site').Providers, stop(): Promise<void> }>}
 */
export async function startIdp({ port, redirectUri, log }) {
  /** @type {Readonly<Record<string, string>>} what the site and each brand share */
  const secrets = Object.fromEntries(Object.keys(BRANDS).map((brand) => [brand, newSecret()]))
  /** @type {Promise<import('node:http').RequestListener> | undefined} */
  let made
  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    made ??= import('./createProvider.mjs').then(({ createProvider }) =>
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
