export interface FakeNames {
  readonly url: string
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  requests(...calls: readonly string[]): readonly string[]
  readonly registrations: readonly NameRegistrationRequest[]
  give(name: string, address: string): void
  suggestions: readonly unknown[] | undefined
  refusal: { readonly status: number; readonly json: unknown } | undefined
  answers: 'success' | 'lost' | 'down' | 'odd'
  isDown: boolean
  /** True: responses wait for `release`, even after the request is aborted. */
  hold: boolean
  release(): void
}

export interface NameRegistrationRequest {
  readonly coin_type: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

interface Kept {
  readonly name: string
  readonly addresses: Readonly<Record<string, { readonly address: string }>>
}

let made = 0

export function createFakeNames(): FakeNames {
  // Each test has a host of its own, because modals of earlier tests may still send requests.
  const host = `names${++made}.example`
  const names = new Map<string, Kept>()
  const asked: string[] = []
  const registrations: NameRegistrationRequest[] = []
  const held: (() => void)[] = []
  const keep = (name: string, address: string, coinType: number) =>
    names.set(name, { name, addresses: { [coinType]: { address } } })
  const reply = (json: unknown, status = 200) => new Response(JSON.stringify(json), { status })

  const register = (request: NameRegistrationRequest): Response => {
    registrations.push(request)
    const { name } = JSON.parse(request.message)
    if (fake.refusal) return reply(fake.refusal.json, fake.refusal.status)
    if (names.has(name)) return reply({ reasons: [{ name: 'name', description: 'This name is taken' }] }, 409)
    keep(name, request.address, request.coin_type)
    if (fake.answers === 'lost') throw new TypeError('Failed to fetch')
    return fake.answers === 'success' ? reply({ success: true }) : reply('nothing', fake.answers === 'down' ? 502 : 200)
  }
  const answer = (parts: readonly string[], init: RequestInit | undefined): Response => {
    const [, what, , call, about = ''] = parts
    if (fake.isDown) return reply({}, 500)
    if (what === 'v1' && parts[2] === 'supported-chains') return reply({ http: ['eip155:1', 'eip155:8453'] })
    if (parts[2] === 'identity') return reply({ name: null, avatar: null })
    if (call === 'account' && init?.method === 'POST') return register(JSON.parse(String(init.body)))
    if (call === 'account') return names.has(about) ? reply(names.get(about)) : reply({}, 404)
    if (call === 'suggestions') {
      return reply({
        suggestions: fake.suggestions ?? [{ name: about, registered: names.has(`${about}.reown.id`) }],
      })
    }
    const isTheirs = ({ addresses }: Kept) => Object.values(addresses).some(({ address }) => address === about)
    return call === 'reverse' ? reply([...names.values()].filter(isTheirs)) : reply({}, 404)
  }

  const fake: FakeNames = {
    url: `https://${host}`,
    registrations,
    suggestions: undefined,
    refusal: undefined,
    answers: 'success',
    isDown: false,
    hold: false,
    requests: (...calls) => asked.filter((path) => calls.includes(path.split('/')[3] ?? '')),
    give: (name, address) => void keep(name, address, 2 ** 31 + 1),
    release() {
      fake.hold = false
      for (const go of held.splice(0)) go()
    },
    async fetch(given, init) {
      const url = new URL(given)
      if (url.host !== host) return reply({}, 404)
      asked.push(url.pathname)
      if (fake.hold) await new Promise<void>((resolve) => held.push(resolve))
      return answer(url.pathname.split('/'), init)
    },
  }
  return fake
}
