import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTableFactory } from '../createTableFactory'
import { checkServiceKeys } from '../keys/checkServiceKeys'
import { createServiceKeys } from '../keys/createServiceKeys'
import { resealSeeds } from '../keys/resealSeeds'
import { createSecret } from '../keys/secrets'
import { createOutbox } from './createOutbox'

it('a queued mail is sent after a rotation that has removed the key under which it was queued', async () => {
  const [storage, older, newer] = [createMemoryStorage(), createSecret(), createSecret()]
  let time = Date.now()
  const now = () => time
  const tables = createTableFactory({ storage, now })
  const sent: unknown[] = []
  let isDown = true
  const openOutbox = (serviceKey: string) =>
    createOutbox({
      ...{ storage, tables, now, keys: createServiceKeys({ serviceKey }), log: () => {} },
      async deliver(job) {
        if (isDown) throw new Error('down')
        sent.push(job)
      },
    })
  expect(await openOutbox(older).send('one', { to: 'mia@example.org' }, 60 * 60_000)).toBe(false)
  await checkServiceKeys({ storage, tables, keys: createServiceKeys({ serviceKey: older }), initialize: true })
  for (const _ of [1, 2]) await resealSeeds({ storage, now, serviceKey: newer, olderServiceKey: older })
  isDown = false
  time += 10 * 60_000
  await openOutbox(newer).sendDue()
  expect(sent).toEqual([{ to: 'mia@example.org' }])
  await resealSeeds({ storage, now, serviceKey: older, olderServiceKey: newer })
  time += 60_000
  await openOutbox(older).sendDue()
  expect(sent).toHaveLength(1)
})
