import { it } from 'vitest'
import { createDirectoryFolder } from '../testing/createDirectoryFolder'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { useServer } from '../testing/useServer'

const { start, createFolder } = useServer()

const query = { projectId: 'harbor', st: 'test', sv: '1' }
const event = { eventId: '1', url: 'https://app.example', domain: 'app.example', timestamp: 1, props: { type: 'x' } }

it('the directory, usage events, and what is served to all survive any request', { timeout: 240_000 }, async () => {
  const directory = await createFolder()
  await createDirectoryFolder(directory)
  await fuzzEndpoints(await start({ directory, projects: { harbor: { analytics: true } }, proxies: 1 }), [
    {
      ...{ method: 'GET', path: '/getWallets' },
      query: { ...query, page: '1', entries: '4', include: 'harbor', exclude: 'kelp', chains: 'eip155:1', search: 'h' },
    },
    { method: 'GET', path: '/getWalletImage/lantern-icon', query },
    { method: 'GET', path: '/public/getTokenImage/lantern-icon', query },
    { method: 'GET', path: '/appkit/v1/config', query },
    { method: 'GET', path: '/projects/v1/origins', query },
    { method: 'GET', path: '/getAnalyticsConfig', query },
    { method: 'GET', path: '/v1/identity/0x1', query },
    { method: 'GET', path: '/v1/supported-chains', query },
    { method: 'POST', path: '/e', query, body: event },
    { method: 'POST', path: '/batch', query, body: [event, event] },
    { method: 'GET', path: '/ready' },
    { method: 'GET', path: '/' },
  ])
})
