import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { useServer } from './testing/useServer'

const { start } = useServer()

it('a stopping server is not ready for the whole time of its drain, also without sockets', async () => {
  const server = await start({ drainSeconds: 1 })
  const drained = server.drain().then(() => 'drained')
  const { status } = await fetch(`${server.httpUrl}/ready`)
  expect(await Promise.race([drained, status])).toBe(503)
  await drained
})

it('a closing server sends the answers that it owes', async () => {
  const held: ServerResponse[] = []
  const explorer = createServer((_, response) => held.push(response)).listen(0, '127.0.0.1')
  onTestFinished(() => void explorer.close())
  await once(explorer, 'listening')
  const address = explorer.address()
  const blockscout = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const server = await start({ data: { NFTS: { 'eip155:1': { blockscout } } } })
  const answer = fetch(`${server.httpUrl}/v1/account/0x${'ab'.repeat(20)}/nfts?projectId=harbor&chainId=eip155:1`)
  await expect.poll(() => held.length).toBe(1)
  const closed = server.close()
  held[0]?.end('{"items":[],"next_page_params":null}')
  expect((await answer).status).toBe(200)
  await closed
})
