import { expect, it } from 'vitest'
import { openSocket } from './testing/openSocket'
import { publication } from './testing/publication'
import { useRelay } from './testing/useRelay'

const start = useRelay()
const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

it('shares nothing with another relay, and its port is free after stop', async () => {
  const [one, other] = [await start(), await start()]
  await (await openSocket(one)).call('irn_publish', publication('x'))
  expect(other.state().mailbox).toEqual([])
  await one.stop()
  await one.stop()
  expect((await start({ port: portOf(one) })).url).toBe(one.url)
})

it('takes another port when its own is taken, and says so', async () => {
  const first = await start()
  const lines: string[] = []
  const second = await start({ port: portOf(first), log: (line) => lines.push(line) })
  expect(second.url).not.toBe(first.url)
  expect(lines[0]).toContain(`cannot use port ${portOf(first)}`)
})

it('is reached by the host it listens on', async () => {
  const relay = await start({ host: 'localhost' })
  expect(relay.url).toMatch(/^ws:\/\/localhost:\d+$/)
  await openSocket(relay)
})
