import { expect, it } from 'vitest'
import { createPublishParams } from './testing/createPublishParams'
import { openSocket } from './testing/openSocket'
import { setUpRelay } from './testing/setUpRelay'

const start = setUpRelay()
const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

it('a relay shares nothing with another one, and frees its port', async () => {
  const [one, other] = [await start(), await start()]
  await (await openSocket(one)).call('irn_publish', createPublishParams('x'))
  expect(other.state().mailbox).toEqual([])
  await one.stop()
  await one.stop()
  expect((await start({ port: portOf(one) })).url).toBe(one.url)
})

it('a relay chooses another port if its own is taken, and logs it', async () => {
  const first = await start()
  const lines: string[] = []
  const second = await start({ port: portOf(first), log: (line) => lines.push(line) })
  expect(second.url).not.toBe(first.url)
  expect(lines[0]).toContain(`cannot use port ${portOf(first)}`)
})

it('a relay is reachable at its host', async () => {
  const relay = await start({ host: 'localhost' })
  expect(relay.url).toMatch(/^ws:\/\/localhost:\d+$/)
  await openSocket(relay)
})
