import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTableFactory } from '../createTableFactory'
import { createSecret, hashSecret } from '../keys/secrets'
import { createLoginTickets } from './createLoginTickets'

const MIA = { identity: 'google:mia', email: 'mia@example.org' }
const GONE = 'This sign-in is no longer valid.'
const TWO_MINUTES = 2 * 60_000

describe('the ticket of a login in a popup', () => {
  let time = 0
  let tickets: ReturnType<typeof createLoginTickets>
  const verifier = createSecret()
  const make = () => tickets.make(MIA, hashSecret(verifier))
  beforeEach(() => {
    time = 1e12
    const now = () => time
    tickets = createLoginTickets({ now, tables: createTableFactory({ storage: createMemoryStorage(), now }) })
  })

  it('logs in once', async () => {
    const ticket = await make()
    expect(await tickets.redeem(ticket, verifier)).toEqual(MIA)
    await expect(tickets.redeem(ticket, verifier)).rejects.toThrow(GONE)
  })

  it('logs nobody in without the verifier, and then not with it either', async () => {
    const ticket = await make()
    await expect(tickets.redeem(ticket, createSecret())).rejects.toThrow(GONE)
    await expect(tickets.redeem(ticket, verifier)).rejects.toThrow(GONE)
  })

  it('logs in for two minutes', async () => {
    const [early, late] = [await make(), await make()]
    time += TWO_MINUTES - 1
    expect(await tickets.redeem(early, verifier)).toEqual(MIA)
    time += 1
    await expect(tickets.redeem(late, verifier)).rejects.toThrow(GONE)
  })
})
