import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../wallet/storage'
import { createTestWallet, OPTIMISM_CHAIN_PARAMETERS } from './testing/createTestWallet'

const TO_BASE = [{ chainId: '0x2105' }]
const TO_OPTIMISM = [{ chainId: '0xa' }]
const knownChains = [1, 8453]

describe('wallet_switchEthereumChain', () => {
  it('prompts, switches and emits an event', async () => {
    const wallet = await createTestWallet()
    expect(await wallet.ask('wallet_switchEthereumChain', TO_BASE)).toBe(null)
    expect(await wallet.ask('eth_chainId')).toBe('0x2105')
    expect(wallet.events).toEqual([['chainChanged', '0x2105']])
  })

  it('resolves without a prompt for the current chain', async () => {
    const wallet = await createTestWallet({ setup: { mode: 'reject' } })
    expect(await wallet.ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBe(null)
    expect(await wallet.codeOf('wallet_switchEthereumChain', TO_BASE)).toBe(4001)
    expect(wallet.events).toEqual([])
  })

  it.each(['0x01', '0x', '10', 10, undefined, '0x0'])('rejects the chain id %s', async (chainId) => {
    const wallet = await createTestWallet()
    expect(await wallet.codeOf('wallet_switchEthereumChain', [{ chainId }])).toBe(-32602)
  })

  it.each([4902, 5000, 32603] as const)('rejects with %d for an unknown chain', async (code) => {
    const wallet = await createTestWallet({ knownChains, setup: { switchErrorCode: code } })
    expect(await wallet.codeOf('wallet_switchEthereumChain', TO_OPTIMISM)).toBe(code)
  })

  it('wraps the code in -32603', async () => {
    const wallet = await createTestWallet({ knownChains })
    expect(await wallet.codeOf('wallet_switchEthereumChain', TO_OPTIMISM)).toBe(4902)
    wallet.script.setSwitchErrorCode(-32603)
    const error = await wallet.ask('wallet_switchEthereumChain', TO_OPTIMISM).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: -32603, data: { originalError: { code: 4902 } } })
  })
})

describe('wallet_addEthereumChain', () => {
  it('adds the chain, switches to it and remembers it', async () => {
    const storage = createMemoryStorage()
    const wallet = await createTestWallet({ storage, knownChains })
    expect(await wallet.ask('wallet_addEthereumChain', [OPTIMISM_CHAIN_PARAMETERS])).toBe(null)
    expect(wallet.events).toEqual([['chainChanged', '0xa']])
    const again = await createTestWallet({ storage, knownChains })
    expect(await again.ask('eth_chainId')).toBe('0xa')
    await again.ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])
    expect(await again.ask('wallet_switchEthereumChain', TO_OPTIMISM)).toBe(null)
  })

  it('sends nothing to a node of another machine', async () => {
    const wallet = await createTestWallet({ knownChains })
    await wallet.ask('wallet_addEthereumChain', [OPTIMISM_CHAIN_PARAMETERS])
    expect(await wallet.codeOf('eth_blockNumber')).toBe(4901)
    await wallet.ask('wallet_addEthereumChain', [
      { ...OPTIMISM_CHAIN_PARAMETERS, chainId: '0x89', rpcUrls: ['https://127.0.0.1.example'] },
    ])
    expect(await wallet.codeOf('eth_blockNumber')).toBe(4901)
  })

  it('only switches to a known chain', async () => {
    const wallet = await createTestWallet({ setup: { mode: 'never' } })
    const adding = wallet.ask('wallet_addEthereumChain', [OPTIMISM_CHAIN_PARAMETERS])
    await expect.poll(wallet.script.open).toEqual(['switch'])
    wallet.script.release()
    await adding
    expect(wallet.events).toEqual([['chainChanged', '0xa']])
  })

  it('follows the script', async () => {
    const wallet = await createTestWallet({ knownChains, setup: { addResult: 'reject' } })
    expect(await wallet.codeOf('wallet_addEthereumChain', [OPTIMISM_CHAIN_PARAMETERS])).toBe(4001)
    wallet.script.setAddResult('fail')
    expect(await wallet.codeOf('wallet_addEthereumChain', [OPTIMISM_CHAIN_PARAMETERS])).toBe(-32603)
    expect(await wallet.codeOf('wallet_switchEthereumChain', TO_OPTIMISM)).toBe(4902)
    wallet.script.setAddResult('approve')
    wallet.script.mode('reject')
    expect(await wallet.ask('wallet_addEthereumChain', [OPTIMISM_CHAIN_PARAMETERS])).toBe(null)
  })

  it.each([
    ['no chain id', { chainId: undefined }],
    ['no name', { chainName: '' }],
    ['no URL', { rpcUrls: [] }],
    ['plain http outside this machine', { rpcUrls: ['http://rpc.example'] }],
    ['no currency', { nativeCurrency: undefined }],
    ['other decimals', { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 8 } }],
    ['a long symbol', { nativeCurrency: { name: 'Ether', symbol: 'ETHEREUM', decimals: 18 } }],
    ['an explorer that is no URL', { blockExplorerUrls: ['explorer'] }],
    ['an unknown key', { color: 'red' }],
  ])('rejects %s', async (_, wrong) => {
    const wallet = await createTestWallet({ knownChains })
    expect(await wallet.codeOf('wallet_addEthereumChain', [{ ...OPTIMISM_CHAIN_PARAMETERS, ...wrong }])).toBe(-32602)
  })
})
