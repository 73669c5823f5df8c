export interface FakeOnramp {
  readonly url: string
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  readonly open: () => Window | null
  readonly asked: readonly string[]
  readonly bodies: readonly unknown[]
  /** Responses by the last part of the URL's path. `Error`: the request fails. Undefined: no response arrives. */
  readonly answers: { options: unknown; quote: unknown; onrampurl: unknown }
  /** False: the browser blocks tabs. @default true */
  isOpening: boolean
  readonly tabs: readonly FakeTab[]
}

export interface FakeTab {
  closed: boolean
  url: string | undefined
  opener: unknown
  isFocused: boolean
}

let made = 0

export const fakeOnrampOptions = {
  paymentCurrencies: [
    {
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10', max: '7500' },
        { id: 'ach_bank_account', min: '10', max: '25000' },
      ],
    },
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '20', max: '500' }] },
  ],
  purchaseCurrencies: [
    {
      id: 'ether',
      name: 'Ether',
      symbol: 'ETH',
      networks: [
        { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: '' },
        { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '' },
      ],
    },
    {
      id: 'dollar',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: `0x${'a0'.repeat(20)}` },
      ],
    },
    {
      id: 'sol',
      name: 'Solana',
      symbol: 'SOL',
      networks: [{ name: 'solana', display_name: 'Solana', chain_id: 'solana:mainnet', contract_address: '' }],
    },
  ],
}

export const fakeOnrampQuote = {
  paymentTotal: { amount: '200', currency: 'USD' },
  paymentSubtotal: { amount: '196.9', currency: 'USD' },
  purchaseAmount: { amount: '0.0577', currency: 'ETH' },
  networkFee: { amount: '1.1', currency: 'USD' },
  coinbaseFee: { amount: '2', currency: 'USD' },
  quoteId: 'q-1',
}

export function createFakeOnramp(): FakeOnramp {
  const host = `onramp${++made}.example`
  const asked: string[] = []
  const bodies: unknown[] = []
  const tabs: FakeTab[] = []
  const reply = (json: unknown, status = 200) => new Response(JSON.stringify(json), { status })
  const fake: FakeOnramp = {
    url: `https://${host}`,
    asked,
    bodies,
    tabs,
    isOpening: true,
    answers: {
      options: fakeOnrampOptions,
      quote: fakeOnrampQuote,
      onrampurl: { url: 'https://pay.example/buy?session=1' },
    },
    async fetch(given, init) {
      const url = new URL(given)
      const call = url.pathname.split('/').at(-1) ?? ''
      if (url.host !== host) return reply({}, 404)
      if (call === 'supported-chains') return reply({ http: [] })
      if (!isCall(fake.answers, call)) return reply({}, 404)
      asked.push(call)
      if (init?.body) bodies.push(JSON.parse(String(init.body)))
      const answer = fake.answers[call]
      if (answer instanceof Error) throw answer
      if (answer !== undefined) return reply(answer)
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true })
      })
    },
    open() {
      if (!fake.isOpening) return null
      const tab: FakeTab = { closed: false, url: undefined, opener: 'the page', isFocused: false }
      tabs.push(tab)
      const handle = {
        get closed() {
          return tab.closed
        },
        set opener(value: unknown) {
          tab.opener = value
        },
        location: {
          replace(url: string) {
            tab.url = url
          },
        },
        focus() {
          tab.isFocused = true
        },
        close() {
          tab.closed = true
        },
      }
      return handle as unknown as Window
    },
  }
  return fake
}

const isCall = (answers: FakeOnramp['answers'], call: string): call is keyof FakeOnramp['answers'] => call in answers
