import { it } from 'vitest'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { useServer } from '../testing/useServer'

const { start } = useServer()

const ADDRESS = `0x${'ab'.repeat(20)}`
const query = { projectId: 'harbor' }
const message = JSON.stringify({ name: 'maya.names.example', attributes: {}, timestamp: 1_800_000_000 })
const body = { coin_type: 2_147_492_101, address: ADDRESS, message, signature: `0x${'12'.repeat(65)}` }
// resolve(bytes,bytes) of ENSIP-10, without its arguments.
const data = `0x9061b923${'00'.repeat(64)}`

it('the calls of names survive any request', { timeout: 240_000 }, async () => {
  const names = { zone: 'names.example', reserved: ['northbeam'], perAddress: 3 }
  await fuzzEndpoints(await start({ names, namesSignerKey: `0x${'1'.repeat(64)}`, proxies: 1 }), [
    { method: 'GET', path: '/v1/profile/account/maya.names.example', query },
    { method: 'GET', path: `/v1/profile/reverse/${ADDRESS}`, query },
    { method: 'GET', path: '/v1/profile/suggestions/maya', query: { ...query, zone: 'names.example' } },
    { method: 'POST', path: '/v1/profile/account', query, body },
    { method: 'GET', path: `/ens/${ADDRESS}/${data}.json` },
    { method: 'POST', path: `/ens/${ADDRESS}`, body: { sender: ADDRESS, data } },
  ])
})
