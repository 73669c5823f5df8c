import { expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { createTestModal } from '../../testing/createTestModal.js'
import type { SiwxSession } from '../../types/siwx.js'

const ACCOUNT = `eip155:1:0x${'6c'.padStart(40, '0')}`

function create(site = createFakeSiwx()) {
  const { modal } = createTestModal({ siwx: site.siwx })
  const asked = (name: string) => site.asked.filter((each) => each === `${name} ${ACCOUNT}`).length
  return { modal, site, asked, account: () => modal.$account('eip155').get() }
}

it('a headless modal signs a connecting user in', async () => {
  const { modal, site, asked, account } = create()
  await connect(modal, { walletId: 'lantern' })
  expect(account()).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
  expect([site.accounts(), asked('revokeSession')]).toEqual([[ACCOUNT], 0])
})

it.each([
  new TypeError('Failed to fetch'),
  Object.assign(new Error('Away'), { code: 'HTTP_FAILED' }),
  Object.assign(new Error('Broken'), { code: 'SERVER_FAILED' }),
])('a headless modal revokes the session that a server may have opened without an answer: %s', async (cause) => {
  const { modal, site, asked, account } = create()
  site.errors.set('addSession', cause)
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toThrow('Account refused')
  await vi.waitFor(() => expect(asked('revokeSession')).toBe(1))
  expect(account().status).toBe('disconnected')
})

it('a headless modal revokes no session that a server has refused', async () => {
  const { modal, site, asked, account } = create()
  site.errors.set('addSession', new Error('The nonce is used up'))
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toThrow('Account refused')
  expect(account().status).toBe('disconnected')
  // A second sign-in would first wait for a pending `revokeSession`, so that the count below includes it.
  site.errors.clear()
  await connect(modal, { walletId: 'lantern' })
  expect(asked('revokeSession')).toBe(0)
})

it('a headless modal revokes the session of a user who leaves while the server verifies', async () => {
  const site = createFakeSiwx()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const isSubmitted = vi.fn()
  const addSession = async (session: SiwxSession) => {
    isSubmitted()
    await answered
    await site.siwx.addSession(session)
  }
  const { modal, asked, account } = create({ ...site, siwx: { ...site.siwx, addSession } })
  const abort = new AbortController()
  const left = connect(modal, { walletId: 'lantern', signal: abort.signal }).catch((cause: unknown) => cause)
  await vi.waitFor(() => expect(isSubmitted).toHaveBeenCalled())
  abort.abort()
  answer()
  expect(await left).toBeInstanceOf(Error)
  await vi.waitFor(() => expect(asked('revokeSession')).toBe(1))
  expect([site.accounts(), account().status]).toEqual([[], 'disconnected'])
})
