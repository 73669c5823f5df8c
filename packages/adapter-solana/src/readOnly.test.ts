import { createModal } from '@foyer/core'
import { connectReadOnly, signMessage } from '@foyer/core/actions'
import { createMemoryStorage } from '@foyer/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { solanaMainnet } from './networks.js'
import { solana } from './solana.js'
import { ADDRESSES } from './testing/createTestApp.js'

function create() {
  const modal = createModal({
    projectId: 'test',
    adapters: [solana()],
    networks: [solanaMainnet],
    storage: createMemoryStorage(),
    features: { readOnly: true },
    debug: false,
  })
  onTestFinished(modal.destroy)
  return modal
}

it('an address of Solana is viewed, and cannot sign', async () => {
  const modal = create()
  await connectReadOnly(modal, { address: ADDRESSES[1] })
  expect(modal.$account('solana').get()).toMatchObject({
    caipAddress: `${solanaMainnet.caipNetworkId}:${ADDRESSES[1]}`,
    isReadOnly: true,
  })
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'ACCOUNT_READ_ONLY' })
})

it.each([ADDRESSES[1].slice(0, -2), `${ADDRESSES[1]}0`, ADDRESSES[1].replace('A', 'l')])(
  'connectReadOnly rejects %s, which is no base58 text of 32 bytes',
  async (address) => {
    await expect(connectReadOnly(create(), { address })).rejects.toMatchObject({ code: 'ADDRESS_INVALID' })
  },
)
