import { expect, it } from 'vitest'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { connect } from './connect.js'
import { endConnection } from './endConnection.js'
import { syncAccount } from './syncAccount.js'

it('S3.014 the network state lists the approved networks while the wallet is connected and reports them', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const context = getTestContext(modal)
  const state = () => context.stores.networks.state('eip155')
  const all = { approvedCaipNetworkIds: [], supportsAllNetworks: true }
  expect(state()).toMatchObject(all)

  let approved: readonly `eip155:${string}`[] | undefined = ['eip155:1']
  const connection = modal.connection('eip155')
  if (!connection) throw new Error('Nobody is connected')
  Object.assign(connection, { approvedNetworks: () => approved })
  syncAccount(context, { namespace: 'eip155' })
  expect(state()).toMatchObject({ approvedCaipNetworkIds: ['eip155:1'], supportsAllNetworks: false })
  approved = undefined
  syncAccount(context, { namespace: 'eip155' })
  expect(state()).toMatchObject(all)
  approved = []
  syncAccount(context, { namespace: 'eip155' })
  expect(state().supportsAllNetworks).toBe(false)
  endConnection(context, { namespace: 'eip155', walletId: 'lantern' })
  expect(state()).toMatchObject(all)
})
