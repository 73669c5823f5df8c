import { it } from 'vitest'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { useServer } from '../testing/useServer'

const { start } = useServer()

const ORIGIN = 'https://app.harbor.example'
const ADDRESS = `0x${'ab'.repeat(20)}`
const headers = { origin: ORIGIN, cookie: `__Host-siwx.harbor.nonce=${'a'.repeat(43)}` }
const message = `app.harbor.example wants you to sign in with your Ethereum account:
${ADDRESS}

URI: ${ORIGIN}
Version: 1
Chain ID: 1
Nonce: abcdefghijklmnop
Issued At: 2026-01-01T00:00:00.000Z`

it('the calls of sign-in survive any request', { timeout: 240_000 }, async () => {
  const projects = { harbor: { origins: [ORIGIN], signIn: { chains: ['eip155:1'] } } }
  await fuzzEndpoints(await start({ projects, proxies: 1 }), [
    { method: 'POST', path: '/siwx/harbor/nonce', body: { address: ADDRESS }, headers },
    { method: 'POST', path: '/siwx/harbor/sign-in', body: { message, signature: `0x${'12'.repeat(65)}` }, headers },
    { method: 'POST', path: '/siwx/harbor/sign-out', body: { account: `eip155:1:${ADDRESS}` }, headers },
    { method: 'GET', path: '/siwx/harbor/sessions', headers },
  ])
})
