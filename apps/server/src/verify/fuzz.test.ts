import { it } from 'vitest'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { useServer } from '../testing/useServer'

const { start } = useServer()

const ORIGIN = 'https://app.harbor.example'
const ids = { id: 'ab'.repeat(32), decryptedId: 'cd'.repeat(32) }
const headers = { origin: ORIGIN }
const projectId = 'harbor'

it('the calls of attestation survive any request', { timeout: 240_000 }, async () => {
  await fuzzEndpoints(await start({ projects: { harbor: { origins: [ORIGIN] }, open: {} }, proxies: 1 }), [
    { method: 'POST', path: '/v1/attestation', query: { projectId }, body: ids, headers },
    { method: 'POST', path: '/v1/attestation', query: { projectId: 'open' }, body: ids },
    { method: 'GET', path: '/v3/attestation', query: { projectId, origin: ORIGIN, ...ids } },
    { method: 'GET', path: '/v3/public-key' },
    { method: 'GET', path: `/attestation/${ids.decryptedId}` },
  ])
})
