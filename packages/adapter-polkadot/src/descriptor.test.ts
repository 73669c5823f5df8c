import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createModal } from '@foyer/core'
import { sendTransaction } from '@foyer/core/actions'
import type { Signer } from '@polkadot/api/types'
import type { Injected, InjectedWindowProvider, InjectedAccount as OwnAccount } from '@polkadot/extension-inject/types'
import { expect, expectTypeOf, it } from 'vitest'
import {
  type InjectedAccount,
  type InjectedExtension,
  type InjectedWallet,
  type PolkadotNetwork,
  type PolkadotProvider,
  type PolkadotSigner,
  polkadot,
  polkadotMainnet,
} from './exports/index.js'

const create = () =>
  createModal({ projectId: 'test', adapters: [polkadot()], networks: [polkadotMainnet], debug: false })

it('S1.063 polkadot() is the modal’s adapter for polkadot', async () => {
  const modal = create()
  expect(modal.$network.get()).toBe(polkadotMainnet)
  expect(await modal.adapters.polkadot.channel?.()).toMatchObject({
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
  })
  modal.destroy()
})

it('types fit Polkadot’s own extensions, signers and transactions', () => {
  expectTypeOf<PolkadotSigner>().toExtend<Signer>()
  expectTypeOf<Signer>().toExtend<PolkadotSigner>()
  expectTypeOf<OwnAccount>().toExtend<InjectedAccount>()
  expectTypeOf<Injected>().toExtend<InjectedExtension>()
  expectTypeOf<Pick<Injected, 'accounts' | 'signer'>>().toExtend<InjectedExtension>()
  expectTypeOf<InjectedWindowProvider>().toExtend<InjectedWallet>()
  expectTypeOf<{ wallet: unknown; signer: object }>().toExtend<Pick<PolkadotProvider, 'wallet'>>()
  const modal = create()
  const wrong = () =>
    // @ts-expect-error amounts and addresses are arguments of a call
    sendTransaction(modal, { namespace: 'polkadot', transaction: { to: '', value: 1n } })
  expect(wrong).toBeTypeOf('function')
  const network: PolkadotNetwork = { ...polkadotMainnet, ss58Format: 7, chainType: 'substrate' }
  expect(network.ss58Format).toBe(7)
  modal.destroy()
})

it('neither code nor types import @polkadot/api, which apps do not install', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const shipped = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
  const importers = shipped.filter((file) =>
    /from '@polkadot\/(api|types|rpc-provider|extension-inject)/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  )
  expect(shipped.length).toBeGreaterThan(50)
  expect(importers).toEqual([])
})
