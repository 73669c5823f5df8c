import { ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { defineFeature } from '@foyer/core/feature'
import {
  createFakeAdapter,
  createFakeAllowances,
  createFakeSiwx,
  createTestModal,
  fakeAllowance,
  fakeNetwork,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const HUSD = { chainId: 1, address: `0x${'7'.repeat(40)}`, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6 }

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeAllowances()
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  const networks = [fakeNetwork, otherFakeNetwork] as const
  const { modal } = createTestModal({ ui: reactUi(), fake, networks, tokenLists: [{ tokens: [HUSD] }], ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { chain, modal, fake }
}

async function open(given: Awaited<ReturnType<typeof create>>) {
  const opened = await openModal(given.modal, { view: 'Allowed' })
  await settle()
  const { root } = opened
  const groups = () => [...root.querySelectorAll('h3')].map((each) => each.textContent)
  const rows = () => [...root.querySelectorAll('.fy-allow .fy-row__m')].map((each) => each.textContent ?? '')
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  return { ...opened, ...given, groups, rows, alerts }
}

it('is one press from the account', async () => {
  const { modal } = await create()
  const { click, title } = await openModal(modal, { view: 'Account' })
  await click('What you allowed')
  expect(title()).toBe('What you allowed')
})

it('has no place on the account where the site has turned it off', async () => {
  const off = await create({ features: { allowed: false } })
  const account = await openModal(off.modal, { view: 'Account' })
  expect(account.hasControl('What you allowed')).toBe(false)
})

it('says who may take what, in words, and what has no end in red with a sign', async () => {
  const given = await create()
  given.chain.standing = [
    fakeAllowance('all', {
      isUnlimited: true,
      spenderName: 'Harbor Router',
      via: 'Permit2',
      until: new Date(2030, 0, 2).getTime(),
    }),
    fakeAllowance('some'),
    fakeAllowance('gone', { atRisk: 0n }),
    fakeAllowance('nobodys', { token: { address: '0x1', symbol: 'US\u202eDC', decimals: 6 } }),
    fakeAllowance('things', {
      kind: 'collection',
      amount: undefined,
      isUnlimited: true,
      token: { address: '0x2', name: 'Lights' },
    }),
  ]
  const { rows, root, groups } = await open(given)
  expect(groups()).toEqual([`May take your tokens on ${fakeNetwork.name}`])
  const [all, some, gone, things, nobodys] = rows()
  expect(all).toBe('Harbor RouterUnlimited HUSD0x5555…5555through Permit2 · until Jan 2, 2030')
  expect(some).toBe('0x5555…5555Up to 5 HUSD')
  expect(gone).toContain('Nothing there to take now')
  expect(things).toContain('Everything of Lights')
  expect(nobodys).toContain('Unknown token')
  const unlimited = root.querySelector('.fy-allow__all')
  expect(unlimited?.querySelector('svg')).not.toBeNull()
})

it('takes back what was chosen, and says so', async () => {
  const given = await create()
  given.chain.standing = [fakeAllowance('one'), fakeAllowance('two', { spender: `0x${'8'.repeat(40)}` })]
  const { click, control, rows, text, hasControl } = await open(given)
  expect(control('Choose what to stop').getAttribute('aria-disabled')).toBe('true')
  await click(/^H0x8888/)
  expect(control(/^H0x8888/).getAttribute('aria-pressed')).toBe('true')
  expect(text()).toContain('Taking back costs a network fee.')
  await click('Take it back')
  await vi.waitFor(async () => {
    await settle()
    expect(rows()).toHaveLength(1)
  })
  expect(given.chain.sent).toHaveLength(1)
  expect(hasControl('Take it back')).toBe(false)
})

it('tells what the wallet is asked, and what became of it', async () => {
  const given = await create()
  given.chain.standing = [fakeAllowance('one')]
  given.chain.mode = 'hold'
  const { click, text, alerts, hasControl, rows } = await open(given)
  await click(/^H0x5555/)
  await click('Take it back')
  expect(text()).toContain('0x5555…5555 may not take your HUSD any more once you have approved.')
  given.chain.sendError = new ModalError('USER_REJECTED')
  await act(async () => given.chain.release())
  await settle()
  expect(alerts().join()).toContain('It stays allowed.')
  await click('Back to the list')
  expect(rows()).toHaveLength(1)
  given.chain.mode = 'now'
  given.chain.sendError = new ModalError('OFFLINE')
  await click(/^H0x5555/)
  await click('Take it back')
  await settle()
  expect(alerts().join()).toContain('Look at your activity first')
  expect(hasControl('Try again')).toBe(false)
})

it.each([
  ['would fail', 'ALLOWED_WOULD_FAIL', 'HUSD cannot be taken back this way'],
  ['still stands', 'ALLOWED_STANDS', 'says that it is still allowed'],
  ['failed on the chain', 'ALLOWED_REVERTED', 'At most the network fee is gone'],
  ['was cancelled', 'ALLOWED_CANCELLED', 'You cancelled it'],
])('says why something %s', async (_what, code, sentence) => {
  const feature = defineFeature({
    id: 'berth',
    allowed: async () => ({
      kind: 'approval',
      list: async () => ({
        entries: [{ id: 'one', name: 'Quay', approval: { ...fakeAllowance('one'), isListed: true } }],
      }),
      revoke: () => Promise.reject(new ModalError(code, { context: { symbols: ['HUSD'] } })),
    }),
  })
  const { click, alerts } = await open(await create({ plugins: [feature] }))
  await click(/^HQuay/)
  await click('Take it back')
  expect(alerts().join()).toContain(sentence)
})

it('keeps the rest in sight where one source fails, and asks that again', async () => {
  let isDown = true
  const feature = defineFeature({
    id: 'berth',
    allowed: async () => ({
      kind: 'permission',
      async list() {
        if (isDown) throw new ModalError('OFFLINE')
        return {
          entries: [
            {
              id: 'quay',
              name: 'Quay 7',
              text: 'May moor',
              limits: [{ amount: 5_000_000n, token: HUSD, period: 86_400 }, {}],
            },
          ],
        }
      },
      revoke: async () => 'done',
    }),
  })
  const given = await create({ plugins: [feature] })
  given.chain.standing = [fakeAllowance('one')]
  const { text, rows, click } = await open(given)
  expect(text()).toContain('Couldn’t read what may be done without asking you.')
  expect(rows()).toHaveLength(1)
  isDown = false
  await click('Try again')
  expect(rows()[0]).toBe('Quay 7May moorUp to 5 HUSD a dayNobody could say how much')
})

it('says that nothing was found, and that some may be missing', async () => {
  const given = await create()
  given.chain.found = { isPartial: true, since: new Date(2026, 0, 2).getTime() }
  const { text } = await open(given)
  expect(text()).toContain('Nothing found')
  expect(text()).toContain('Some from before Jan 2, 2026 may be missing')
})

it('writes dates in the language of the texts', async () => {
  const given = await create({ ui: reactUi({ messages: { language: 'de' } }) })
  given.chain.found = { isPartial: true, since: new Date(2026, 0, 2).getTime() }
  const { text } = await open(given)
  expect(text()).toContain('Some from before 2. Jan. 2026 may be missing')
})

it('lists who is signed in, and says that stopping the one in use disconnects', async () => {
  const site = createFakeSiwx()
  site.let(`eip155:1:${LANTERN}`)
  const { groups, control, click, text } = await open(await create({ siwx: site.siwx }))
  expect(groups()[0]).toBe('Signed in to this site')
  expect(control(/^0x0000/).textContent).toBe('0x0000…006cLantern on EthereumIn use')
  await click(/^0x0000/)
  expect(text()).toContain('Stopping the one in use disconnects you.')
  await act(async () => {})
  await click('Stop it')
  expect(site.accounts()).toEqual([])
})

it('calls who is signed in by their name, where the account in use has one', async () => {
  const site = createFakeSiwx({ isRequired: false })
  for (const account of [LANTERN, '0x2']) site.let(`eip155:1:${account}`)
  const given = await create({ siwx: site.siwx })
  given.fake.wallet('lantern').setAccounts(['0x2'])
  await settle()
  enterModal(given.modal.context).context.stores.accounts.update('eip155', { profileName: 'lantern.eth' })
  const { rows } = await open(given)
  expect(rows()).toEqual(['0x0000…006cLantern on Ethereum', 'lantern.ethLantern on Ethereum'])
})

it('says that what is shown was known before where the site does not answer, and asks it again', async () => {
  const site = createFakeSiwx({ isRequired: false })
  site.let(`eip155:1:${LANTERN}`)
  const given = await create({ siwx: site.siwx })
  site.errors.set('getSessions', new TypeError('Failed to fetch'))
  const { rows, text, click } = await open(given)
  expect(text()).toContain('No answer. This is what was known before')
  expect(rows()).toHaveLength(1)
  site.errors.clear()
  site.expire(`eip155:1:${LANTERN}`)
  await click('Try again')
  await settle()
  expect([rows(), text().includes('No answer')]).toEqual([[], false])
})

it('says nothing of disconnecting where who is signed in need not be', async () => {
  const site = createFakeSiwx({ isRequired: false })
  site.let(`eip155:1:${LANTERN}`)
  const { modal, click, text, alerts } = await open(await create({ siwx: site.siwx }))
  await click(/^0x0000/)
  expect(text()).not.toContain('disconnects')
  site.errors.set('revokeSession', new TypeError('Failed to fetch'))
  await click('Stop it')
  await settle()
  expect(alerts().join()).toContain('You are still signed in')
  site.errors.delete('revokeSession')
  await click('Try again')
  await settle()
  expect([site.accounts(), modal.$account('eip155').get().status]).toEqual([[], 'connected'])
})

it('asks for one after the other where the wallet does one at a time, and says how far it is', async () => {
  const given = await create()
  given.chain.standing = [fakeAllowance('one'), fakeAllowance('two', { spender: `0x${'8'.repeat(40)}` })]
  given.chain.mode = 'hold'
  const { click, text, root, hasControl } = await open(given)
  await click(/^H0x5555/)
  await click(/^H0x8888/)
  await click('Take back 2')
  expect(text()).toContain('0x5555…5555 may not take your HUSD any more once you have approved.')
  expect(text()).toContain('0 of 2 done')
  expect(text()).not.toContain('are taken back with it')
  expect(root.querySelector('[role=status]')).not.toBeNull()
  expect(hasControl('Ask again')).toBe(false)
  given.chain.sendError = new ModalError('USER_REJECTED')
  await act(async () => given.chain.release())
  await settle()
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Not taken back')
  expect(hasControl('Try again')).toBe(true)
})

it('says of each period how long it is, and shows the picture that came with a permission', async () => {
  const feature = defineFeature({
    id: 'berth',
    allowed: async () => ({
      kind: 'permission',
      list: async () => ({
        entries: [
          { id: 'hour', name: 'Quay 1', limits: [{ amount: 1_000_000n, token: HUSD, period: 3_600 }] },
          {
            id: 'hours',
            name: 'Quay 2',
            imageUrl: 'https://quay.example/2.png',
            limits: [{ amount: 2_000_000n, token: HUSD, period: 7_200 }],
          },
        ],
      }),
      revoke: async () => 'done',
    }),
  })
  const { rows, control } = await open(await create({ plugins: [feature] }))
  expect(rows()).toEqual(['Quay 1Up to 1 HUSD in an hour', 'Quay 2Up to 2 HUSD in 2 hours'])
  const pictureOf = (name: RegExp) => control(name).querySelector('img')?.getAttribute('src')
  expect([pictureOf(/Quay 1/), pictureOf(/Quay 2/)]).toEqual([undefined, 'https://quay.example/2.png'])
})

it('shows who is signed in with the picture that they have everywhere', async () => {
  const site = createFakeSiwx({ isRequired: false })
  site.let(`eip155:1:${LANTERN}`)
  const given = await create({ siwx: site.siwx })
  const account = await openModal(given.modal, { view: 'Account' })
  const own = account.root.querySelector('.fy-ava')?.getAttribute('style')
  const { control } = await open(given)
  expect(own).toBeTruthy()
  expect(
    control(/^0x0000/)
      .querySelector('.fy-ava')
      ?.getAttribute('style'),
  ).toBe(own)
})

it('says what was done before it ended, and nothing of it where there was one alone', async () => {
  const given = await create()
  given.chain.standing = [fakeAllowance('one'), fakeAllowance('two', { spender: `0x${'8'.repeat(40)}` })]
  const { click, text, root } = await open(given)
  await click(/^H0x5555/)
  given.chain.sendError = new ModalError('USER_REJECTED')
  await click('Take it back')
  await settle()
  expect(text()).toContain('Not taken back')
  expect(text()).not.toMatch(/\d of \d done/)
  expect([...root.querySelectorAll('.fy-note')].filter((each) => !each.textContent)).toEqual([])
})
