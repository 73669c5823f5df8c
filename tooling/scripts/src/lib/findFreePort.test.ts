import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { findFreePort } from './findFreePort'

let server: Server | undefined

afterEach(() => void server?.close())

it('takes the wanted port, or the next when somebody listens there', async () => {
  const wanted = await findFreePort(20_000 + (process.pid % 20_000))
  expect(await findFreePort(wanted)).toBe(wanted)
  server = createServer().listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  expect(await findFreePort(wanted)).toBeGreaterThan(wanted)
})
