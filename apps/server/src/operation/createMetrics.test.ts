import { expect, it } from 'vitest'
import { startSource } from '../testing/startSource'
import { useServer } from '../testing/useServer'
import { createFailureReports } from './createFailureReports'

const { start } = useServer()

const OWNER = `0x${'ab'.repeat(20)}`

it('metrics count requests by route, failures by host, reads of the cache and refusals, and name no path or key', async () => {
  const broken = await startSource(() => 'html')
  const working = await startSource(() => ({ json: { items: [], next_page_params: null } }))
  const server = await start({
    adminToken: 'x'.repeat(32),
    projects: { harbor: { requestsPerDay: 7 } },
    nodes: { 'eip155:1': [`${broken.url}/secret?key=secret`] },
    data: { NFTS: { 'eip155:1': [{ blockscout: working.url }] }, PRICES: [{ url: `${broken.url}/{ids}/{currency}` }] },
  })
  const request = async (path: string, init?: RequestInit) =>
    (await fetch(`${server.httpUrl}${path}?projectId=harbor&chainId=eip155:1`, init)).text()
  await request('/secret')
  for (const _ of [1, 2]) await request(`/v1/account/${OWNER}/nfts`)
  await request(`/v1/account/${OWNER}/balance`)
  await request('/v1', { method: 'POST', body: '{"id":1,"method":"eth_chainId"}' })
  for (const _ of [1, 2, 3, 4]) await request('/getWallets')
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
  const host = broken.url.replace('http://', '')
  for (const line of [
    'foyer_http_requests_total{method="GET",route="none",status="404"} 1',
    'foyer_http_requests_total{method="GET",route="/v1/account/:address/nfts",status="200"} 2',
    'foyer_http_requests_total{method="POST",route="/v1",status="200"} 1',
    'foyer_http_requests_total{method="GET",route="/getWallets",status="429"} 1',
    'foyer_http_request_seconds_count{method="GET",route="/getWallets"} 4',
    `foyer_upstream_failures_total{kind="node",network="eip155:1",host="${host}"} 1`,
    `foyer_upstream_failures_total{kind="source",network="eip155:1",host="${host}"} 1`,
    `foyer_upstream_failures_total{kind="source",network="PRICES",host="${host}"} 1`,
    'foyer_cache_reads_total{result="hit"} 1',
    'foyer_cache_reads_total{result="load"} 3',
    'foyer_limit_refusals_total{limit="requestsPerDay"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toMatch(/secret|harbor/)
  expect(text).not.toContain(OWNER)
})

it('a failing host is logged once a minute for each network', () => {
  const lines: string[] = []
  let time = 0
  const report = createFailureReports({ log: (line) => lines.push(line), now: () => time })
  const fail = (network: string) =>
    report({ kind: 'node', network, url: 'https://node.example/secret', error: new TypeError('secret') })
  fail('eip155:1')
  fail('eip155:10')
  time = 59_999
  fail('eip155:1')
  expect(lines).toEqual([
    'node: node.example of eip155:1 fails (TypeError)',
    'node: node.example of eip155:10 fails (TypeError)',
  ])
  time = 60_000
  fail('eip155:1')
  expect(lines).toHaveLength(3)
})
