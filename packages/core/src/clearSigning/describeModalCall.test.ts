import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CreateModalParameters } from '../modal/options.js'
import { createSwapModal } from '../testing/createSwapModal.js'
import { createTestModal, endTestModals } from '../testing/createTestModal.js'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { createTestSigner } from '../testing/signTestDescriptors.js'
import { loadCallDescription } from '../transactions/loadCallDescription.js'
import type { DescribeModalCallParameters } from './describeModalCall.js'

const TOKEN = `0x${'a1'.repeat(20)}`
const FRIEND = '0x00000000000000000000000000000000000000E5'
const word = (value: string) => value.padStart(64, '0')
const call = { to: TOKEN, data: `0xa9059cbb${word('e5')}${word((2_500_000).toString(16))}`, value: 0n }
const token = { caipNetworkId: 'eip155:1', address: TOKEN, symbol: 'PAY', name: 'Pay', decimals: 6 } as const
const descriptor = {
  context: { contract: { deployments: [{ chainId: 1, address: TOKEN }] } },
  display: {
    formats: {
      'transfer(address to,uint256 value)': {
        intent: 'Send',
        interpolatedIntent: 'Send {value} to {to}',
        fields: [
          { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } },
          { path: 'to', label: 'To', format: 'addressName' },
        ],
      },
    },
  },
}

const { key, sign } = await createTestSigner()

afterEach(() => {
  endTestModals()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function load(
  options: Partial<CreateModalParameters>,
  answer: () => Response | Promise<Response>,
  asked: DescribeModalCallParameters['call'] = call,
) {
  const urls: string[] = []
  const logged: string[] = []
  const onLog = (_: string, message: string) => void logged.push(message)
  const { modal } = createTestModal({ ...options, onLog })
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    return answer()
  })
  const parameters = {
    network: fakeNetwork,
    from: FRIEND,
    call: asked,
    tokens: [token],
    signal: new AbortController().signal,
  }
  return { description: await loadCallDescription(modal, parameters), urls, logged }
}

const json = (value: unknown) => new Response(JSON.stringify(value))

describe('a call that the modal asks a wallet for', () => {
  it('is described from the page’s own host, which learns nothing of the project', async () => {
    const file = await sign(1, TOKEN, [descriptor])
    const { description, urls } = await load({ clearSigning: { key, url: '/descriptors/' } }, () => json(file))
    expect(urls).toEqual([`/descriptors/1/${TOKEN}.json`])
    expect(description).toMatchObject({ status: 'described', sentence: `Send 2.5 PAY to ${FRIEND}` })
  })

  it('is described from the data service of the app by default', async () => {
    const options = { clearSigning: { key }, services: { data: 'https://data.example/' } }
    const { description, urls } = await load(options, () => json(null))
    expect(urls).toEqual([
      expect.stringMatching(/^https:\/\/data\.example\/v1\/descriptors\/1\/0xa1\w+\.json\?projectId=/),
    ])
    expect(description).toEqual({ status: 'unknown' })
  })

  it('is unknown where there is no file, and without a description where the file cannot be read', async () => {
    const clearSigning = { key, url: '/descriptors' }
    const none = await load({ clearSigning }, () => new Response('', { status: 404 }))
    expect([none.description, none.logged]).toEqual([{ status: 'unknown' }, []])
    const broken = await load({ clearSigning }, () => new Response('<!doctype html>'))
    expect(broken.description).toBeUndefined()
    expect(broken.logged).toEqual(['Descriptions of a call could not be read'])
  })

  it('is not described from a file of another key, which the log says', async () => {
    const other = await createTestSigner()
    const file = await other.sign(1, TOKEN, [descriptor])
    const { description, logged } = await load({ clearSigning: { key, url: '/descriptors' } }, () => json(file))
    expect(description).toEqual({ status: 'unknown' })
    expect(logged).toEqual(['The file of descriptions is not signed by your key: it is ignored'])
  })

  it('is described if it is a signature of typed data, as the permit of a swap is', async () => {
    const fields = [
      { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } },
      { path: 'spender', label: 'Spender', format: 'addressName' },
    ]
    const formats = {
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
        intent: 'Permit',
        interpolatedIntent: 'Let {spender} spend {value}',
        fields,
      },
    }
    const file = await sign(1, TOKEN, [
      { context: { eip712: { deployments: [{ chainId: 1, address: TOKEN }] } }, display: { formats } },
    ])
    const typedData = {
      domain: { name: 'Pay', version: '1', chainId: 1n, verifyingContract: TOKEN },
      types: {
        Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'].map(
          (each) => {
            const [type = '', name = ''] = each.split(' ')
            return { name, type }
          },
        ),
      },
      primaryType: 'Permit',
      message: { owner: FRIEND, spender: FRIEND, value: 2_500_000n, nonce: 0n, deadline: 1_782_864_000n },
    }
    const options = { clearSigning: { key, url: '/descriptors' } }
    const { description } = await load(options, () => json(file), typedData)
    expect(description).toMatchObject({ status: 'described', sentence: `Let ${FRIEND} spend 2.5 PAY` })
  })

  it('causes no request where the app names no key, or no place', async () => {
    for (const options of [{}, { clearSigning: { key } }]) {
      const { description, urls } = await load(options, () => json(null))
      expect([description, urls]).toEqual([undefined, []])
    }
  })
})

it('the review of a swap says whether its call has a description', async () => {
  vi.useFakeTimers()
  const { review, state } = await createSwapModal({ clearSigning: { key, url: '/descriptors' } })
  await review()
  await vi.waitFor(() => expect(state().description).toEqual({ status: 'unknown' }))
  expect(state().permitDescription).toBeUndefined()
})

it('the review of a swap says whether the permit that it needs has a description', async () => {
  vi.useFakeTimers()
  const { review, state, swaps, first } = await createSwapModal({ clearSigning: { key, url: '/descriptors' } })
  swaps.hasPermit = true
  first.takesPermit = true
  await review()
  await vi.waitFor(() => expect(state().permitDescription).toEqual({ status: 'unknown' }))
})
